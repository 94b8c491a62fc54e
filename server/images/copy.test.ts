import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadFiles } from '@contract/rules/site/uploads';
import { startFakeS3, type FakeS3 } from '../testing/fake-s3';
import { bucketStore } from './bucket';
import { copyPictures } from './copy';
import { openFolder } from './files';

let dir: string;
let s3: FakeS3;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-copy-'));
  s3 = await startFakeS3();
});
afterEach(async () => {
  await s3.close();
  rmSync(dir, { recursive: true, force: true });
});

const openBucket = () => bucketStore({ bucket: 'bucket', prefix: 'site', s3: s3.config });
const keys = () => [...s3.objects.keys()].sort();

describe('the copy of pictures to another storage', () => {
  const names = Array.from({ length: 12 }, (_, at) => at.toString(16).padStart(32, '0'));
  const filled = async () => {
    const disk = openFolder(join(dir, 'full'));
    for (const name of names) {
      for (const file of Object.values(uploadFiles(name))) await disk.put(file, Buffer.from(file));
    }
    return disk;
  };

  it('goes on after an interruption, mends a damaged copy, and removes nothing', async () => {
    const [disk, bucket] = [await filled(), openBucket()];
    let left = 5;
    const interrupted = {
      ...bucket,
      put: (file: string, bytes: Buffer) =>
        left-- > 0 ? bucket.put(file, bytes) : Promise.reject(new Error('interrupted')),
    };
    await expect(copyPictures(disk, interrupted)).rejects.toThrow('interrupted');
    const [damaged = ''] = keys();
    s3.objects.set(damaged, Buffer.from('damaged'));
    const there = keys().length;
    const { same, copied } = await copyPictures(disk, bucket);
    expect([same.length, copied]).toEqual([24, 24 - there + 1]);
    expect(s3.objects.get(damaged)?.toString()).toBe(damaged.split('/').at(-1));
    expect((await copyPictures(disk, bucket)).copied).toBe(0);

    const back = openFolder(join(dir, 'back'));
    expect(await copyPictures(bucket, back)).toMatchObject({ copied: 24 });
    const files = async (store: typeof disk) => (await store.list()).toSorted();
    expect(await files(back)).toEqual(await files(disk));
  });

  it('reports a storage that keeps another picture, or none', async () => {
    const [disk, bucket] = [await filled(), openBucket()];
    const other = { ...bucket, put: (file: string) => bucket.put(file, Buffer.from('x')) };
    await expect(copyPictures(disk, other)).rejects.toThrow('원본과 다릅니다');
    await copyPictures(disk, bucket);
    const forgetful = { ...bucket, list: () => Promise.resolve([]) };
    await expect(copyPictures(disk, forgetful)).rejects.toThrow('새 저장소에 없습니다');
  });
});
