import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupSentence } from '../backups/trouble';
import { startFakeS3, type FakeS3 } from '../testing/fake-s3';
import { openBucket } from './s3';

let dir: string;
let s3: FakeS3;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-s3-'));
  s3 = await startFakeS3();
});
afterEach(async () => {
  await s3.close();
  rmSync(dir, { recursive: true, force: true });
});

const MEGABYTE = 1024 * 1024;
const failed = (work: Promise<unknown>) => work.then(() => 'done', backupSentence);

it('stores, lists, fetches and removes objects, also over pages of a list', async () => {
  const bucket = openBucket('bucket', s3.config);
  const file = join(dir, 'file');
  writeFileSync(file, '물빛');
  const keys = ['a/1', 'a/2', 'a/3', 'a/4', 'a/5'];
  for (const key of [...keys, 'b/1']) await bucket.put(key, file);
  expect(await bucket.list('a/')).toEqual(keys.map((key) => ({ key, bytes: 6 })));
  await bucket.fetch('b/1', join(dir, 'fetched'));
  expect(readFileSync(join(dir, 'fetched'), 'utf8')).toBe('물빛');
  await bucket.remove('b/1');
  expect(await bucket.list('b/')).toEqual([]);
  expect(s3.inParts()).toBe(0);
});

it('sends a large file in parts', async () => {
  const bucket = openBucket('bucket', s3.config, 5 * MEGABYTE);
  const bytes = Buffer.alloc(11 * MEGABYTE, 'mulbit');
  writeFileSync(join(dir, 'large'), bytes);
  await bucket.put('large', join(dir, 'large'));
  expect(s3.inParts()).toBe(1);
  expect(s3.objects.get('bucket/large')?.equals(bytes)).toBe(true);
});

it('explains what is wrong with the bucket, the keys and the address', async () => {
  expect(await failed(openBucket('other', s3.config).list(''))).toContain('NoSuchBucket');
  const wrong = { ...s3.config, accessKeyId: 'WRONG' };
  expect(await failed(openBucket('bucket', wrong).list(''))).toContain('접근을 거절했습니다');
  const nowhere = join(dir, 'nowhere');
  expect(await failed(openBucket('bucket', s3.config).fetch('none', nowhere))).toContain(
    'S3에 그 백업이 없습니다',
  );
  await s3.close();
  expect(await failed(openBucket('bucket', s3.config).list(''))).toContain('연결하지 못했습니다');
});
