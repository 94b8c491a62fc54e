import type { Readable } from 'node:stream';

/** An opened file of a picture; who opens it reads or destroys the body. */
export interface OpenedFile {
  /** Null if the storage does not tell. */
  bytes: number | null;
  body: Readable;
}

/** A storage for the files of pictures. A name always means a whole file or no file. */
export interface ImageStore {
  /** Stores a file under its name before this ends; replaces an existing one. */
  put: (file: string, bytes: Buffer) => Promise<void>;
  /** Null without such a file. */
  open: (file: string) => Promise<OpenedFile | null>;
  /** When a file was written, ms; null without such a file. */
  writtenAt: (file: string) => Promise<number | null>;
  /** The names of all files, also of some that are no pictures. */
  list: () => Promise<string[]>;
  /** Does nothing without such a file. */
  remove: (file: string) => Promise<void>;
}
