import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Client } from '@bradenmacdonald/s3-lite-client';
import type { S3Config } from '../config/backups';

/** A bucket of a storage that speaks S3. */
export interface Bucket {
  list: (prefix: string) => Promise<{ key: string; bytes: number }[]>;
  /** Stores a file, in parts if it is large; the object appears when it is complete. */
  put: (key: string, file: string) => Promise<void>;
  /** Writes an object to a new file. */
  fetch: (key: string, file: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** A part of a large object, bytes: four are in memory at a time, and ten thousand make 160 GB. */
const PART = 16 * 1024 * 1024;

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
    fetch: async (key, file) => {
      const { body } = await client.getObject(key);
      if (!body) throw new Error(`The object ${key} has no content`);
      const stream = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
      await pipeline(stream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    },
    remove: (key) => client.deleteObject(key),
  };
}
