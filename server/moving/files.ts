import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, realpath, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { damaged, isFileOfExport, SUMS } from './format';

/** Writes a file of an export in pieces. */
export type WriteFile = (path: string, pieces: AsyncIterable<string | Buffer>) => Promise<void>;

async function writePieces(
  file: FileHandle,
  pieces: AsyncIterable<string | Buffer>,
): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    hash.update(piece);
    await file.writeFile(piece);
  }
  await file.sync();
  return hash.digest('hex');
}

async function withNewFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'wx', 0o600);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/**
 * Lets `work` write the files of an export into a new folder, which only its owner may read, and
 * lists their checksums.
 */
export async function writeFolder<T>(
  folder: string,
  work: (write: WriteFile) => Promise<T>,
): Promise<T> {
  for (const one of ['', 'tables', 'pictures']) {
    await mkdir(join(folder, one), { recursive: true, mode: 0o700 });
  }
  return withNewFile(join(folder, SUMS), async (sums) => {
    const result = await work((path, pieces) =>
      withNewFile(join(folder, path), async (file) => {
        await sums.writeFile(`${await writePieces(file, pieces)}  ${path}\n`);
      }),
    );
    await sums.sync();
    return result;
  });
}

/** A text as the only piece of a file. */
export async function* only<T>(piece: T): AsyncGenerator<T> {
  yield await Promise.resolve(piece);
}

/** The lines of a file, read in pieces. Other characters than `\n` may be part of a line. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  // Joined once: adding each piece to a long line would copy that line again.
  let begun: string[] = [];
  for await (const piece of createReadStream(file, 'utf8')) {
    const [first = '', ...lines] = String(piece).split('\n');
    begun.push(first);
    for (const line of lines) {
      yield begun.join('');
      begun = [line];
    }
  }
  const rest = begun.join('');
  if (rest !== '') yield rest;
}

/** A file of an export, and the SHA-256 that it had. */
export interface Sum {
  path: string;
  sum: string;
}

/** The checksums of an export. @throws StartError if one is not of an export */
export async function* sumsOf(folder: string): AsyncGenerator<Sum> {
  for await (const line of linesOf(join(folder, SUMS))) {
    const [, sum = '', path = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (!isFileOfExport(path)) throw damaged(SUMS);
    yield { path, sum };
  }
}

/** Compares a file with its checksum. @throws StartError if it is another one, or no file */
export async function verify(folder: string, { path, sum }: Sum): Promise<void> {
  const file = join(folder, path);
  // Neither it nor its folder is a link, which would lead out of the export.
  const isLink = (await realpath(file).catch(() => '')) !== join(await realpath(folder), path);
  if (isLink || !(await lstat(file)).isFile()) throw damaged(path);
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  if (hash.digest('hex') !== sum) throw damaged(path);
}
