import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@contract/errors';
import { uploadFiles, uploadOfFile } from '@contract/rules/site/uploads';
import { errorTexts } from '@contract/texts';

const INCOMING = 'incoming';

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Runs work that writes to the disk. @throws ApiError STORAGE_FULL when the disk is full */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isCode(error, 'ENOSPC', 'EDQUOT')) throw error;
    throw new ApiError('STORAGE_FULL', errorTexts.STORAGE_FULL);
  }
}

/** The folder of uploaded pictures. It makes all names; nothing from a request becomes a name. */
export interface ImageFiles {
  /** A path for an arriving file; the caller removes it. */
  incoming: () => Promise<string>;
  /** Stores both files of a picture on disk, whole, before this ends. Returns their name. */
  save: (drawn: { full: Buffer; card: Buffer }) => Promise<string>;
  /** Stores a file under its name from a backup; replaces an existing one. */
  put: (file: string, bytes: Buffer) => Promise<void>;
  /** The path of a file and its size; null if the file does not exist or the name is not in our form. */
  find: (file: string) => Promise<{ path: string; size: number } | null>;
  /** The names of the pictures in the folder. */
  names: () => Promise<Set<string>>;
  /** Whether the files of a name were written before a moment, ms; false without files. */
  isOlder: (name: string, moment: number) => Promise<boolean>;
  remove: (name: string) => Promise<void>;
  /** Removes incomplete files from before a time, ms. */
  removeStranded: (moment: number) => Promise<void>;
}

const filesOf = (name: string) => Object.values(uploadFiles(name));

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

async function list(dir: string): Promise<string[]> {
  return readdir(dir).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  });
}

async function writtenAt(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

/**
 * Opens a folder of pictures; the first picture creates the folder.
 * @param dir on one file system with its contents
 */
export function openImageFiles(dir: string): ImageFiles {
  const incomingDir = join(dir, INCOMING);
  const newName = () => randomBytes(16).toString('hex');

  async function incoming(): Promise<string> {
    await mkdir(incomingDir, { recursive: true, mode: 0o700 });
    return join(incomingDir, newName());
  }

  /** Writes outside the folder and moves in: a name always means a whole file or no file. */
  async function put(file: string, bytes: Buffer): Promise<void> {
    const path = await incoming();
    try {
      await writeThrough(path, bytes);
      await rename(path, join(dir, file));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  async function remove(name: string): Promise<void> {
    for (const file of filesOf(name)) await rm(join(dir, file), { force: true });
  }

  return {
    incoming,
    save: async ({ full, card }) => {
      const name = newName();
      const files = uploadFiles(name);
      try {
        await put(files.full, full);
        await put(files.card, card);
        await syncFolder(dir);
      } catch (error) {
        await remove(name);
        throw error;
      }
      return name;
    },
    put: async (file, bytes) => {
      await put(file, bytes);
      await syncFolder(dir);
    },
    find: async (file) => {
      if (uploadOfFile(file) === null) return null;
      const path = join(dir, file);
      const found = await stat(path).catch((error: unknown) => {
        if (isCode(error, 'ENOENT')) return null;
        throw error;
      });
      return found?.isFile() ? { path, size: found.size } : null;
    },
    names: async () => new Set((await list(dir)).map(uploadOfFile).filter((name) => name !== null)),
    isOlder: async (name, moment) => {
      const moments = await Promise.all(filesOf(name).map((file) => writtenAt(join(dir, file))));
      const known = moments.filter((written) => written !== null);
      return known.length > 0 && Math.max(...known) < moment;
    },
    remove,
    removeStranded: async (moment) => {
      for (const file of await list(incomingDir)) {
        const path = join(incomingDir, file);
        if (((await writtenAt(path)) ?? moment) < moment) await rm(path, { force: true });
      }
    },
  };
}
