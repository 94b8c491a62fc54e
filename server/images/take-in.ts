import type { IncomingMessage } from 'node:http';
import { readFile, rm } from 'node:fs/promises';
import { ApiError } from '@contract/errors';
import type { ImageSize } from '@contract/rules/site/uploads';
import { errorTexts } from '@contract/texts';
import pLimit from 'p-limit';
import { receiveFile } from './receive-file';
import { onDisk, type ImageFiles } from './files';
import { redraw } from './redraw';

/** A stored picture in the folder. */
export interface TakenIn extends ImageSize {
  name: string;
  /** The sender's name of the file. */
  fileName: string;
  /** The size of the full view. */
  bytes: number;
}

/** Takes in the picture of a form. @throws ApiError when the form or the picture is invalid */
export type TakeIn = (request: IncomingMessage, field: string) => Promise<TakenIn>;

// Drawing uses a thread of the pool that also serves the database.
const DRAWN_AT_ONCE = 2;

/** More concurrent uploads would wait longer than their senders do. */
const UNDER_WAY_MOST = 40;
const RETRY_AFTER = 10;

/**
 * Makes the function that takes in pictures. Bytes are written to the disk as they arrive and read
 * into memory when it is their turn, so that memory never holds more than two pictures.
 */
export function createTakeIn(files: ImageFiles, mostUnderWay = UNDER_WAY_MOST): TakeIn {
  const limit = pLimit(DRAWN_AT_ONCE);
  let underWay = 0;

  async function takeIn(request: IncomingMessage, field: string): Promise<TakenIn> {
    const path = await files.incoming();
    try {
      const fileName = await receiveFile(request, field, path);
      return await limit(async () => {
        const drawn = await redraw(await readFile(path));
        const name = await files.save(drawn);
        const { width, height, full } = drawn;
        return { name, fileName, width, height, bytes: full.length };
      });
    } finally {
      await rm(path, { force: true });
    }
  }

  return async (request, field) => {
    if (underWay >= mostUnderWay) {
      throw new ApiError('UNAVAILABLE', errorTexts.UNAVAILABLE, { retryAfter: RETRY_AFTER });
    }
    underWay += 1;
    try {
      return await onDisk(() => takeIn(request, field));
    } finally {
      underWay -= 1;
    }
  };
}
