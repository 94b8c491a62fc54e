import { ApiError } from '@contract/errors';
import { storageTexts } from '@contract/texts';
import type { S3Place } from '../config/s3';
import { openBucket } from '../storage/s3';
import type { ImageStore } from './store';

/** How long the storage may take to begin an answer, ms. */
const PATIENCE = 20_000;

/** The end of the wait for a storage that does not answer. */
class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** @throws ApiError UNAVAILABLE when the storage fails or stays silent, with its error as the cause */
async function reached<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('The storage does not answer')), patience);
  });
  try {
    return await Promise.race([work, silence]);
  } catch (cause) {
    throw Object.assign(new ApiError('UNAVAILABLE', storageTexts.away), { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Pictures in a bucket that speaks S3. @param patience with a silent storage, ms */
export function bucketStore({ bucket, prefix, s3 }: S3Place, patience = PATIENCE): ImageStore {
  const objects = openBucket(bucket, s3);
  const under = prefix === '' ? '' : `${prefix}/`;
  return {
    put: (file, bytes) => reached(objects.putBytes(under + file, bytes, 'image/webp'), patience),
    open: (file) => reached(objects.open(under + file), patience),
    writtenAt: async (file) =>
      (await reached(objects.stat(under + file), patience))?.writtenAt ?? null,
    // A list has many pages, so it takes its time.
    list: async () => {
      const found = await reached(objects.list(under), 10 * 60_000);
      return found.map(({ key }) => key.slice(under.length));
    },
    remove: (file) => reached(objects.remove(under + file), patience),
  };
}
