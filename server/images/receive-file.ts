import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import busboy, { type Busboy } from 'busboy';
import { unreadableBody } from '@contract/body';
import { ApiError, fieldError } from '@contract/errors';
import { FORM_FIELDS_MAX, IMAGE_MAX_BYTES } from '@contract/rules/site/uploads';
import { reasonTexts, validationTexts } from '@contract/texts';

/** How much of an oversized form is read and discarded before the connection is cut, bytes. */
const DRAINED_MAX = IMAGE_MAX_BYTES + 8 * 1024 * 1024;

const limits = {
  // The parser also calls a file of exactly this size cut off.
  fileSize: IMAGE_MAX_BYTES + 1,
  files: 1,
  fields: FORM_FIELDS_MAX,
  fieldNameSize: 100,
  fieldSize: 1024,
};

const tooLarge = () => new ApiError('TOO_LARGE', reasonTexts.imageTooLarge);

function createParser({ headers }: IncomingMessage) {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8', preservePath: true });
  } catch {
    throw unreadableBody();
  }
}

// Browsers encode these three so that a name cannot end its header.
const decodeName = (name: string) =>
  name.replace(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code));

/** The parsed form. */
class Contents {
  name: string | null = null;
  size = 0;
  isCut = false;
  isCrowded = false;
  /** The error that prevented writing the file. */
  trouble: Error | null = null;
  writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly parser: Busboy,
    field: string,
    path: string,
  ) {
    parser.on('file', (partName, file, { filename }) => {
      file.once('limit', () => {
        this.isCut = true;
      });
      // An incomplete file makes the form incomplete, which is reported below.
      file.on('error', () => undefined);
      if (partName !== field) {
        file.resume();
        return;
      }
      this.name = decodeName(filename ?? '');
      this.writing = this.write(file, path);
    });
    for (const event of ['filesLimit', 'fieldsLimit'] as const) {
      parser.once(event, () => {
        this.isCrowded = true;
      });
    }
  }

  private async write(file: Readable, path: string): Promise<void> {
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    try {
      await pipeline(file, target);
      this.size = target.bytesWritten;
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) return;
      this.trouble = error;
      this.parser.destroy();
    }
  }
}

async function isFinished(stream: Readable | Writable): Promise<boolean> {
  return finished(stream).then(
    () => true,
    () => false,
  );
}

/** Resolves when more bytes arrive than are read. */
function overflow(request: IncomingMessage): Promise<'overflow'> {
  let received = 0;
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > DRAINED_MAX) resolve('overflow');
    });
  });
}

async function readAll(request: IncomingMessage, parser: Busboy): Promise<boolean> {
  request.once('close', () => {
    if (!request.complete) parser.destroy();
  });
  request.pipe(parser);
  const isWhole = await isFinished(parser);
  // The rest is still read: a caller whose connection breaks while sending never sees our answer.
  request.unpipe(parser);
  request.resume();
  if (!request.readableEnded) await isFinished(request);
  return isWhole;
}

/**
 * Writes the one file of a form to the disk as it arrives.
 * @param field the name it must have; a few other fields, which hold no file, are ignored
 * @param path of a new file; if this fails, a partial file may exist there
 * @returns the sender's name of the file
 * @throws ApiError VALIDATION or TOO_LARGE; errors of the file system as they are
 */
export async function receiveFile(
  request: IncomingMessage,
  field: string,
  path: string,
): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > DRAINED_MAX) throw tooLarge();
  const parser = createParser(request);
  const contents = new Contents(parser, field, path);
  const isWhole = await Promise.race([readAll(request, parser), overflow(request)]);
  if (isWhole === 'overflow') parser.destroy();
  await contents.writing;
  const { trouble, name, size, isCut, isCrowded } = contents;
  if (isWhole === 'overflow') throw tooLarge();
  if (trouble) throw trouble;
  if (isCut) throw tooLarge();
  if (!isWhole) throw unreadableBody();
  if (isCrowded) throw fieldError(field, reasonTexts.imageForm);
  if (name === null || size === 0) throw fieldError(field, validationTexts.imageMissing);
  return name;
}
