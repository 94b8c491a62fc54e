import { constants, createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageStore } from './store';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What `work` finds; null without a file. */
async function found<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

// A name is safe on disk once its folder is synced.
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The names in a folder; none if it does not exist. */
export const namesIn = async (dir: string): Promise<string[]> => (await found(readdir(dir))) ?? [];

/** When a file was written, ms; null without it. */
export const writtenAt = async (path: string): Promise<number | null> =>
  (await found(stat(path)))?.mtimeMs ?? null;

/**
 * Pictures in a folder; the first one creates it.
 * @param dir on one file system with its contents
 * @param incoming a new path in it for an unfinished file
 */
export function diskStore(dir: string, incoming: () => string): ImageStore {
  return {
    put: async (file, bytes) => {
      const path = incoming();
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeThrough(path, bytes);
        await rename(path, join(dir, file));
        await syncFolder(dir);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    open: async (file) => {
      const path = join(dir, file);
      const status = await found(stat(path));
      return status?.isFile() ? { bytes: status.size, body: createReadStream(path) } : null;
    },
    writtenAt: (file) => writtenAt(join(dir, file)),
    list: () => namesIn(dir),
    remove: (file) => rm(join(dir, file), { force: true }),
  };
}
