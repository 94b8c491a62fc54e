import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { imageForm, pictures } from '@contract/conformance/support/pictures';
import { openDatabase } from './database';
import { noLimits } from './limits/limits';
import { startFakeS3, type FakeS3 } from './testing/fake-s3';
import { ask, signIn } from './testing/http';
import { rowsOf, siteOf } from './testing/moved';
import { createEmpty, seedPostgres, type SeededPostgres } from './testing/postgres';
import { serve, startTwo, type TestCluster, type TestServer } from './testing/subject';

let seeded: SeededPostgres;
beforeAll(async () => {
  seeded = await seedPostgres(inject('postgresUrl'));
});
afterAll(() => seeded.drop());

let dir: string;
let s3: FakeS3;
let cluster: TestCluster;
const placeOf = (prefix: string) => ({ bucket: 'bucket', prefix, s3: s3.config });
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-two-s3-'));
  s3 = await startFakeS3();
  cluster = await startTwo(seeded, () => ({
    limits: noLimits,
    uploads: placeOf('site'),
    uploadDir: mkdtempSync(join(dir, 'data-')),
  }));
});
afterEach(async () => {
  await cluster.close();
  await s3.close();
  rmSync(dir, { recursive: true, force: true });
});

async function upload(to: TestServer, cookie: string): Promise<string> {
  const form = imageForm(pictures.png);
  const answer = await ask(to, '/api/upload/image', { method: 'POST', cookie, form });
  return ((await answer.json()) as { url: string }).url;
}

it('a picture that one process takes in is served by the other, from a folder of its own', async () => {
  const cookie = await signIn(cluster, 'member');
  const [one, other] = cluster.servers;
  if (!one || !other) throw new Error('Two servers are needed');
  const url = await upload(one, cookie);
  expect((await ask(other, url)).status).toBe(200);
  // Round robin: both processes answer each of these, at least once.
  const urls = await Promise.all(Array.from({ length: 4 }, () => upload(cluster, cookie)));
  for (const each of [...urls, ...urls.toReversed()]) {
    expect((await ask(cluster, each)).status).toBe(200);
  }
});

// Both must be at least as new as the server, as on the operator's machine.
const versionOf = (tool: string) =>
  Number(/ (\d+)\./.exec(spawnSync(tool, ['--version'], { encoding: 'utf8' }).stdout)?.[1]);
const oldest = Math.min(versionOf('pg_dump'), versionOf('pg_restore'));

it('pg_dump and a copy of the objects are a whole backup', async ({ skip }) => {
  const { rows } = await cluster.db.knex.raw<{ rows: { server_version: string }[] }>(
    'SHOW server_version',
  );
  skip(!(oldest >= parseInt(rows[0]?.server_version ?? '', 10)), 'no pg_dump of this version');
  const cookie = await signIn(cluster, 'member');
  const url = await upload(cluster, cookie);
  const body = { blocks: [{ type: 'image', url }] };
  await ask(cluster, '/api/posts/feed', { method: 'POST', cookie, body });
  const { database } = siteOf(cluster, dir);
  if (database.engine !== 'postgres') throw new Error('Not on PostgreSQL');

  // The commands of docs/ko/operators.md.
  const dump = join(dir, 'mulbit.dump');
  execFileSync('pg_dump', ['-Fc', '-f', dump, database.url]);
  for (const [key, bytes] of [...s3.objects]) {
    s3.objects.set(key.replace('/site/', '/restored/'), bytes);
  }
  const before = await rowsOf(cluster.db.knex);
  const empty = await createEmpty(inject('postgresUrl'));
  execFileSync('pg_restore', ['--no-owner', '--no-acl', '--exit-on-error', '-d', empty.url, dump]);

  const db = openDatabase({ engine: 'postgres', url: empty.url });
  const restored = await serve(
    db,
    { limits: noLimits, uploads: placeOf('restored'), uploadDir: mkdtempSync(join(dir, 'data-')) },
    empty.drop,
  );
  expect(await db.waiting()).toEqual([]);
  expect(await db.missing()).toEqual([]);
  expect(await rowsOf(db.knex)).toEqual(before);
  expect((await ask(restored, url)).status).toBe(200);
  const again = await ask(restored, '/api/posts/feed', { method: 'POST', cookie, body });
  expect(again.status).toBe(201);
  await restored.close();
});
