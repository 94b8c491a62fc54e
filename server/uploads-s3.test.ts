import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imageForm, pictures } from '@contract/conformance/support/pictures';
import { uploadFiles, uploadName } from '@contract/rules/site/uploads';
import { makeBackup } from './backups/make';
import { restoreBackup } from './backups/restore';
import { backupSentence } from './backups/trouble';
import { tryBackup } from './backups/try';
import { bucketStore } from './images/bucket';
import { openImageFiles } from './images/files';
import { sweepUploads } from './jobs/upload-sweep';
import { noLimits } from './limits/limits';
import { exportSite } from './moving/export';
import { importSite } from './moving/import';
import { startFakeS3, type FakeS3 } from './testing/fake-s3';
import { ask, signIn } from './testing/http';
import { siteIn, siteOf } from './testing/moved';
import { startSqlite, type TestServer } from './testing/subject';

const DAY = 86_400_000;

let dir: string;
let s3: FakeS3;
let place: { bucket: string; prefix: string; s3: FakeS3['config'] };
let server: TestServer;
let cookie: string;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-uploads-s3-'));
  s3 = await startFakeS3();
  place = { bucket: 'bucket', prefix: 'site', s3: s3.config };
  const uploadDir = join(dir, 'uploads');
  server = await startSqlite({ limits: noLimits, uploadDir, uploads: place });
  cookie = await signIn(server, 'member');
});
afterEach(async () => {
  await server.close();
  await s3.close();
  rmSync(dir, { recursive: true, force: true });
});

const upload = () =>
  ask(server, '/api/upload/image', { method: 'POST', cookie, form: imageForm(pictures.png) });
const uploadedUrl = async () => ((await (await upload()).json()) as { url: string }).url;
const keys = () => [...s3.objects.keys()].sort();
const keysOf = (url: string) =>
  Object.values(uploadFiles(uploadName(url) ?? '')).map((file) => `bucket/site/${file}`);
const site = () => ({ ...siteOf(server, dir), uploads: place });

describe('uploads on S3', () => {
  it('are stored before the answer, and served with the headers of the disk', async () => {
    const url = await uploadedUrl();
    expect(keys()).toEqual(keysOf(url).sort());
    expect(readdirSync(join(dir, 'uploads'))).toEqual(['incoming']);
    expect(readdirSync(join(dir, 'uploads/incoming'))).toEqual([]);

    const onDisk = await startSqlite({ limits: noLimits });
    const member = await signIn(onDisk, 'member');
    const form = imageForm(pictures.png);
    const made = await ask(onDisk, '/api/upload/image', { method: 'POST', cookie: member, form });
    const diskUrl = ((await made.json()) as { url: string }).url;
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries(
        [...headers].filter(([name]) => !/^(?:date|etag|x-request-id)$/.test(name)),
      );
    const [there, here] = [await ask(onDisk, diskUrl), await ask(server, url)];
    expect(headersOf(here)).toEqual(headersOf(there));
    expect(here.headers.get('etag')).toBe(`"${url.split('/').at(-1)}"`);
    expect(Buffer.from(await here.arrayBuffer())).toEqual(Buffer.from(await there.arrayBuffer()));
    await onDisk.close();

    const head = await server.send(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(here.headers.get('content-length'));
    const etag = here.headers.get('etag') ?? '';
    const known = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    expect((await server.send(url, { headers: known })).status).toBe(304);
    expect((await ask(server, `/uploads/${'0'.repeat(32)}.webp`)).status).toBe(404);
  });

  it('are refused with a sentence while the storage is away, and leave no row', async () => {
    const url = await uploadedUrl();
    s3.trouble('SlowDown');
    for (const answer of [await upload(), await ask(server, url)]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({
        code: 'UNAVAILABLE',
        error: expect.stringContaining('사진 저장소') as string,
      });
    }
    s3.trouble(null);
    expect(await server.db.knex('upload').pluck('name')).toEqual([uploadName(url)]);
    expect((await ask(server, url)).status).toBe(200);
    await s3.close();
    expect((await ask(server, url)).status).toBe(503);
  });

  it('are not waited for without end, and a broken picture ends its connection', async () => {
    let isSilent = true;
    const storage = createServer((_, response) => {
      if (isSilent) return;
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('half', () => response.destroy());
    });
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    const { port } = storage.address() as AddressInfo;
    const config = { ...s3.config, endpoint: `http://127.0.0.1:${port}` };
    const silent = bucketStore({ ...place, s3: config }, 50);
    const refusal: unknown = await silent.open('x.webp').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE', cause: { name: 'TimeoutError' } });
    expect(backupSentence(refusal)).toContain('연결하지 못했습니다');

    isSilent = false;
    const parts = { limits: noLimits, uploads: { ...place, s3: config } };
    const broken = await startSqlite(parts);
    const answer = await ask(broken, `/uploads/${'0'.repeat(32)}.webp`);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await broken.close();
    storage.closeAllConnections();
    storage.close();
  });

  it('are swept with the objects that no row names, and nothing else', async () => {
    const url = await uploadedUrl();
    const body = { blocks: [{ type: 'image', url }] };
    await ask(server, '/api/posts/feed', { method: 'POST', cookie, body });
    const unused = await uploadedUrl();
    const others = ['bucket/site/README.txt', `bucket/other/${'a'.repeat(32)}.webp`];
    for (const key of others) s3.objects.set(key, Buffer.from('mine'));
    const stray = `bucket/site/${'b'.repeat(32)}.webp`;
    s3.objects.set(stray, Buffer.from('stray'));
    const files = openImageFiles(server.uploadDir, place);
    await sweepUploads(server.db, files, Date.now());
    expect(keys()).toContain(stray);
    await sweepUploads(server.db, files, Date.now() + 8 * DAY);
    expect(keys()).toEqual([...keysOf(url), ...others].sort());
    expect((await ask(server, unused)).status).toBe(404);
  });

  it('are in a backup, which is tried without them and restored to S3', async () => {
    const [key = ''] = keysOf(await uploadedUrl());
    const before = new Map(s3.objects);
    const file = join(dir, 'backup.sqlite3');
    expect(await makeBackup(site(), file)).toMatchObject({ pictures: 1, missing: 0 });
    s3.objects.clear();
    expect((await tryBackup(site(), file)).pictures).toBe(1);
    expect(keys()).toEqual([]);
    const restored = { ...siteIn(join(dir, 'restored')), uploads: place };
    expect(await restoreBackup(restored, file)).toBe(1);
    expect(s3.objects).toEqual(before);

    s3.objects.delete(key);
    const less = join(dir, 'less.sqlite3');
    expect(await makeBackup(site(), less)).toMatchObject({ pictures: 0, missing: 1 });
    s3.trouble('AccessDenied');
    const failed = await makeBackup(site(), join(dir, 'none.sqlite3')).catch(backupSentence);
    expect(failed).toContain('S3가 접근을 거절했습니다');
    s3.trouble('SlowDown');
    const refused = await makeBackup(site(), join(dir, 'none.sqlite3')).catch(backupSentence);
    expect(refused).toContain('S3가 요청을 처리하지 못했습니다');
  });

  it('move with the site to a disk and back', async () => {
    await uploadedUrl();
    const before = new Map(s3.objects);
    await exportSite(site(), join(dir, 'export'), '0.0.0');
    s3.objects.clear();
    await importSite({ ...siteIn(join(dir, 'one')), uploads: place }, join(dir, 'export'));
    expect(s3.objects).toEqual(before);
    await importSite(siteIn(join(dir, 'two')), join(dir, 'export'));
    expect(readdirSync(join(dir, 'two/uploads')).length).toBe(3);
  });
});
