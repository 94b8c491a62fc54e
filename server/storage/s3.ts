import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import type { S3Config } from '../config/s3';

/** A bucket of a storage that speaks S3. */
export interface Bucket {
  list: (prefix: string) => Promise<{ key: string; bytes: number }[]>;
  /** Stores a file, in parts if it is large; the object appears when it is complete. */
  put: (key: string, file: string) => Promise<void>;
  /** Stores a small object of a type. */
  putBytes: (key: string, bytes: Buffer, type: string) => Promise<void>;
  /** The size of an object and when it was written, ms; null without one. */
  stat: (key: string) => Promise<{ bytes: number; writtenAt: number } | null>;
  /** An object and its size if the storage tells; null without one. The caller reads or destroys it. */
  open: (key: string) => Promise<{ bytes: number | null; body: Readable } | null>;
  /** Writes an object to a new file. */
  fetch: (key: string, file: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** A part of a large object, bytes: four are in memory at a time, and ten thousand make 160 GB. */
const PART = 16 * 1024 * 1024;

/** A body of the client as a stream of Node. */
const streamOf = (body: ReadableStream) =>
  Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);

/** Null if there is no such object. */
async function found<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    // The answer to a HEAD has no code.
    const isMissing =
      error instanceof S3Errors.ServerError &&
      error.statusCode === 404 &&
      error.code !== 'NoSuchBucket';
    if (isMissing) return null;
    throw error;
  });
}

/**
 * Opens a bucket; nothing is asked before its first use.
 * @param partSize of a large file, bytes
 */
export function openBucket(bucket: string, config: S3Config, partSize = PART): Bucket {
  const { endpoint, region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    endPoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    ...{ region, bucket, accessKey: accessKeyId, secretKey: secretAccessKey },
    // Other services than Amazon's may not know host names by bucket.
    pathStyle: true,
  });
  return {
    list: async (prefix) => {
      const found: { key: string; bytes: number }[] = [];
      for await (const { key, size } of client.listObjects({ prefix })) {
        found.push({ key, bytes: size });
      }
      return found;
    },
    put: async (key, file) => {
      const { size } = await stat(file);
      const stream = Readable.toWeb(createReadStream(file)) as ReadableStream<
        Uint8Array<ArrayBuffer>
      >;
      await client.putObject(key, stream, { size, partSize });
    },
    putBytes: async (key, bytes, type) => {
      const data = new Uint8Array(bytes);
      await client.putObject(key, data, { metadata: { 'Content-Type': type } });
    },
    stat: async (key) => {
      const object = await found(client.statObject(key));
      return object && { bytes: object.size, writtenAt: object.lastModified.getTime() };
    },
    open: async (key) => {
      const response = await found(client.getObject(key));
      if (!response?.body) return null;
      const length = response.headers.get('Content-Length');
      return { bytes: length === null ? null : Number(length), body: streamOf(response.body) };
    },
    fetch: async (key, file) => {
      const { body } = await client.getObject(key);
      if (!body) throw new Error(`The object ${key} has no content`);
      await pipeline(streamOf(body), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    },
    remove: (key) => client.deleteObject(key),
  };
}
