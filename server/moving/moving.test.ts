import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadFiles } from '@contract/rules/site/uploads';
import { loadSecrets } from '../commands/load-secrets';
import { makePushKey } from '../config/push-keys';
import { openDatabase } from '../database';
import { migrateTo } from '../database/migrate-to';
import { noLimits } from '../limits/limits';
import { migrationSource } from '../migrations';
import { ask } from '../testing/http';
import {
  editManifest,
  filesIn,
  refused,
  rowsOf,
  siteIn,
  siteOf,
  startExported,
  type Exported,
} from '../testing/moved';
import { serve, type TestServer } from '../testing/subject';
import { exportSite } from './export';
import { batchesOf } from './fill';
import { importSite } from './import';
import { withSnapshot } from './snapshot';

let moved: Exported;
beforeAll(async () => {
  moved = await startExported();
});
afterAll(() => moved.close());

/** A copy of the export that a test may change, and the folder of an empty site. */
let copy: string;
let target: string;
beforeEach(() => {
  ({ copy, target } = moved.copy());
});

const edit = (change: Parameters<typeof editManifest>[1]) => editManifest(copy, change);

describe('an export', () => {
  it('is a folder of JSON, pictures and checksums that only its owner can read', () => {
    const manifest = JSON.parse(readFileSync(join(moved.exported, 'manifest.json'), 'utf8')) as {
      tables: { name: string; rows: number }[];
    };
    const rows = readFileSync(join(moved.exported, 'tables/member.jsonl'), 'utf8')
      .trim()
      .split('\n');
    expect(rows.map((row) => JSON.parse(row) as object)[0]).toHaveProperty('user_name');
    expect(manifest).toMatchObject({ format: 1, version: '0.0.0', engine: 'sqlite', pictures: 1 });
    const member = manifest.tables.find(({ name }) => name === 'member');
    expect(member?.rows).toBe(rows.length);
    const { full } = uploadFiles(moved.picture);
    expect(readFileSync(join(moved.exported, 'pictures', full))).toEqual(
      readFileSync(join(moved.dir, 'uploads', full)),
    );
    expect(existsSync(join(moved.exported, 'tables/job_run.jsonl'))).toBe(false);
    const mode = (path: string) => statSync(join(moved.exported, path)).mode & 0o777;
    expect([mode(''), mode('tables')]).toEqual([0o700, 0o700]);
    for (const path of Object.keys(filesIn(moved.exported))) expect(mode(path)).toBe(0o600);
  });

  it('is of one moment while others write', async () => {
    const body = { content: '그동안 쓴 댓글' };
    const comment = () =>
      ask(moved.server, '/api/posts/2/comments', { method: 'POST', cookie: moved.cookie, body });
    const writing = Promise.all(Array.from({ length: 30 }, comment));
    await exportSite(moved.site, join(target, 'export'), '0.0.0');
    await writing;
    const site = siteIn(join(target, 'site'));
    await importSite(site, join(target, 'export'));
    const db = openDatabase(site.database);
    const found = await db.knex('comment').where({ post_id: 2 }).whereNull('deleted_at');
    expect(await db.knex('post').where({ id: 2 }).pluck('comment_count')).toEqual([found.length]);
    await db.close();
  });

  it('holds a few hundred rows at a time', async () => {
    let most = 0;
    await withSnapshot(moved.site.database, async ({ tables, rowsOf: read }) => {
      for (const table of tables) {
        let rows = 0;
        for await (const batch of read(table)) {
          expect(batch.length).toBeLessThanOrEqual(200);
          rows += batch.length;
        }
        expect(rows).toBe(table.rows);
        most = Math.max(most, rows);
      }
    });
    expect(most).toBeGreaterThan(400);
  });

  it('overwrites nothing, and needs a site', async () => {
    expect(await refused(exportSite(moved.site, copy, ''))).toContain('이미 있는 폴더');
    const lost = join(target, 'nowhere', 'export');
    expect(await refused(exportSite(moved.site, lost, ''))).toContain('폴더가 없습니다');
    const none = exportSite(siteIn(target), join(target, 'export'), '');
    expect(await refused(none)).toContain('내보낼 데이터베이스가 없습니다');
    expect(readdirSync(target)).toEqual([]);
  });

  it('needs the key for pushes in the database, where a start puts it', async () => {
    const { db } = moved.server;
    const site = siteOf(moved.server, target);
    writeFileSync(join(target, 'push-key'), makePushKey());
    expect(await refused(exportSite(site, join(target, 'export'), ''))).toContain('push-key');
    expect(readdirSync(target)).toEqual(['push-key']);
    await loadSecrets(db, { adminKey: null, pushKey: null, dataDir: target });
    expect(await refused(exportSite(site, join(target, 'export'), ''))).toBe('done');
    const next = siteIn(join(target, 'site'));
    await importSite(next, join(target, 'export'));
    const opened = openDatabase(next.database);
    const keys = await opened.knex('site_secret').where({ name: 'push-key' }).pluck('value');
    expect(keys).toEqual([readFileSync(join(target, 'push-key'), 'utf8')]);
    await opened.close();
    await db.knex('site_secret').delete();
  });

  it('leaves out pictures that the folder does not have, and says how many', async () => {
    const site = siteOf(moved.server, target);
    const { missing, manifest } = await exportSite(site, join(target, 'export'), '');
    expect([missing, manifest.pictures]).toEqual([1, 0]);
  });
});

describe('an import', () => {
  it('makes the same site, which goes on from there', async () => {
    const site = siteIn(target);
    await importSite(site, copy);
    for (const file of Object.values(uploadFiles(moved.picture))) {
      expect(readFileSync(join(target, 'uploads', file))).toEqual(
        readFileSync(join(moved.dir, 'uploads', file)),
      );
    }
    const db = openDatabase(site.database);
    const before = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as {
      tables: { name: string; rows: number; lastId: number | null }[];
    };
    const rows = await rowsOf(db.knex);
    for (const table of before.tables) expect(rows[table.name]).toHaveLength(table.rows);
    expect(rows.member).toEqual((await rowsOf(moved.server.db.knex)).member);
    await db.migrate();
    expect(await db.missing()).toEqual([]);
    await expect(db.knex('audit').delete()).rejects.toThrow();
    const opened = await serve(db, { limits: noLimits });
    const search = async (on: TestServer) => {
      const answer = await ask(on, '/api/posts/feed?q=한강', { cookie: moved.cookie });
      return ((await answer.json()) as { data: { posts: object[] } }).data.posts.length;
    };
    expect(await search(opened)).toBeGreaterThan(0);
    expect(await search(opened)).toBe(await search(moved.server));
    const body = { content: '옮긴 뒤의 댓글' };
    const said = await ask(opened, '/api/posts/2/comments', {
      method: 'POST',
      cookie: moved.cookie,
      body,
    });
    expect(said.status).toBe(201);
    const [last] = await db.knex('comment').max<{ id: number }[]>({ id: 'id' });
    const lastId = before.tables.find(({ name }) => name === 'comment')?.lastId ?? 0;
    expect(last?.id).toBe(lastId + 1);
    await opened.close();
  });

  it('goes on after the last id, even if its row is gone', async () => {
    edit((manifest) => {
      for (const table of manifest.tables as { name: string; lastId: number }[]) {
        if (table.name === 'comment') table.lastId = 9000;
      }
    });
    const site = siteIn(target);
    await importSite(site, copy);
    const db = openDatabase(site.database);
    expect(await db.knex('sqlite_sequence').where({ name: 'comment' }).pluck('seq')).toEqual([
      9000,
    ]);
    await db.close();
  });

  it('brings an older export up to this version', async () => {
    const old = siteIn(join(target, 'old'));
    const made = openDatabase(old.database);
    const names = await migrationSource.getMigrations([]);
    await migrateTo(made.knex, names.slice(0, names.indexOf('0060_moderation')));
    await made.knex('member').insert({ id: 7, user_name: '오랜 멤버', created_at: 1 });
    const blocks = JSON.stringify([{ type: 'text', id: 'one', content: '오래된 글' }]);
    await made.knex('post').insert({ author_id: 7, blocks, created_at: 1 });
    await made.close();
    await exportSite(old, join(target, 'export'), '0.0.0');

    const site = siteIn(join(target, 'site'));
    await importSite(site, join(target, 'export'));
    const db = openDatabase(site.database);
    expect(await db.waiting()).toEqual([]);
    expect(await db.missing()).toEqual([]);
    expect(await db.knex('post').pluck('is_blinded')).toEqual([0]);
    expect(await db.knex('post_search').pluck('rowid')).toEqual([-1]);
    await db.close();
  });

  it('refuses a site that is not empty', async () => {
    const site = moved.site;
    expect(await refused(importSite(site, copy))).toContain('데이터베이스가 이미 있습니다');
    expect(existsSync(join(moved.dir, 'uploads', uploadFiles(moved.picture).full))).toBe(true);
  });

  it('holds a few hundred rows at a time, or a million letters', async () => {
    const table = { name: 'setting', rows: 0, lastId: null, columns: ['name'] };
    let read = 0;
    async function* lines(letters: number) {
      for (; read < 1000; read += 1)
        yield await Promise.resolve(`{"name":"${'x'.repeat(letters)}"}`);
    }
    for await (const batch of batchesOf(lines(10), table)) {
      expect((JSON.parse(batch) as object[]).length).toBeLessThanOrEqual(200);
      expect(read % 200).toBe(0);
    }
    read = 0;
    for await (const batch of batchesOf(lines(100_000), table)) {
      expect(batch.length).toBeLessThan(1_100_000);
    }
  });
});
