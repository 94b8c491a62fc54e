import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ApiError } from '@contract/errors';
import { uploadFiles, uploadOfFile } from '@contract/rules/site/uploads';
import { errorTexts } from '@contract/texts';
import type { S3Place } from '../config/s3';
import { bucketStore } from './bucket';
import { diskStore, namesIn, writtenAt } from './disk';
import type { ImageStore, OpenedFile } from './store';

const INCOMING = 'incoming';

/** Runs work that writes to the disk. @throws ApiError STORAGE_FULL when the disk is full */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
    throw new ApiError('STORAGE_FULL', errorTexts.STORAGE_FULL);
  }
}

/**
 * The uploaded pictures, on the disk or in a bucket. It makes all names; nothing from a request
 * becomes a name. A bucket that fails or is silent throws ApiError UNAVAILABLE.
 */
export interface ImageFiles {
  /** A path for an arriving file; the caller removes it. */
  incoming: () => Promise<string>;
  /** Stores both files of a picture, whole, before this ends. Returns their name. */
  save: (drawn: { full: Buffer; card: Buffer }) => Promise<string>;
  /** Stores a file under its name from a backup; replaces an existing one. */
  put: (file: string, bytes: Buffer) => Promise<void>;
  /** Opens a file; null if it does not exist or the name is not in our form. */
  open: (file: string) => Promise<OpenedFile | null>;
  /** The content of a file; null if it does not exist. */
  read: (file: string) => Promise<Buffer | null>;
  /** Whether a file exists. */
  has: (file: string) => Promise<boolean>;
  /** The names of the stored pictures. */
  names: () => Promise<Set<string>>;
  /** Whether the files of a name were written before a moment, ms; false without files. */
  isOlder: (name: string, moment: number) => Promise<boolean>;
  remove: (name: string) => Promise<void>;
  /** Removes incomplete files from before a time, ms. */
  removeStranded: (moment: number) => Promise<void>;
}

const filesOf = (name: string) => Object.values(uploadFiles(name));
const newName = () => randomBytes(16).toString('hex');

/** The folder of pictures as a storage. */
export const openFolder = (dir: string): ImageStore =>
  diskStore(dir, () => join(dir, INCOMING, newName()));

/**
 * Opens the pictures of a site.
 * @param dir the folder of pictures and of arriving files
 * @param place of the pictures instead of the folder
 */
export function openImageFiles(dir: string, place: S3Place | null = null): ImageFiles {
  const store = place === null ? openFolder(dir) : bucketStore(place);
  const incomingDir = join(dir, INCOMING);

  async function remove(name: string): Promise<void> {
    for (const file of filesOf(name)) await store.remove(file);
  }
  const open = async (file: string) => (uploadOfFile(file) === null ? null : store.open(file));

  return {
    incoming: async () => {
      await mkdir(incomingDir, { recursive: true, mode: 0o700 });
      return join(incomingDir, newName());
    },
    save: async ({ full, card }) => {
      const name = newName();
      const files = uploadFiles(name);
      try {
        await store.put(files.full, full);
        await store.put(files.card, card);
      } catch (error) {
        // If the storage is away, the sweep removes what is left.
        await remove(name).catch(() => undefined);
        throw error;
      }
      return name;
    },
    put: store.put,
    open,
    read: async (file) => {
      const opened = await open(file);
      return opened && buffer(opened.body);
    },
    has: async (file) => (await store.writtenAt(file)) !== null,
    names: async () =>
      new Set((await store.list()).map(uploadOfFile).filter((name) => name !== null)),
    isOlder: async (name, moment) => {
      const moments = await Promise.all(filesOf(name).map(store.writtenAt));
      const known = moments.filter((written) => written !== null);
      return known.length > 0 && Math.max(...known) < moment;
    },
    remove,
    removeStranded: async (moment) => {
      for (const file of await namesIn(incomingDir)) {
        const path = join(incomingDir, file);
        if (((await writtenAt(path)) ?? moment) < moment) await rm(path, { force: true });
      }
    },
  };
}
