import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { imageForm, pictures } from '@contract/conformance/support/pictures';
import { uploadFiles, uploadName } from '@contract/rules/site/uploads';
import { openDatabase } from './database';
import { noLimits } from './limits/limits';
import { exportSite, type MovedSite } from './moving/export';
import { importSite } from './moving/import';
import { ask, signIn } from './testing/http';
import { filesIn, forge, rowsOf, siteIn, siteOf } from './testing/moved';
import { createEmpty, seedPostgres, type SeededPostgres } from './testing/postgres';
import { startPostgres, startSqlite, type TestServer } from './testing/subject';

let seeded: SeededPostgres;
let dir: string;
beforeAll(async () => {
  seeded = await seedPostgres(inject('postgresUrl'));
  dir = mkdtempSync(join(tmpdir(), 'mulbit-move-postgres-'));
});
afterAll(async () => {
  await seeded.drop();
  rmSync(dir, { recursive: true, force: true });
});

/**
 * Uploads a picture, writes a difficult text, deletes the comment with the last id, and leaves a table
 * that never had a row, whose last id SQLite knows as 0.
 */
async function use(server: TestServer): Promise<string> {
  const cookie = await signIn(server, 'member');
  const answer = await ask(server, '/api/upload/image', {
    ...{ method: 'POST', cookie, form: imageForm(pictures.png) },
  });
  const say = (content: string) =>
    ask(server, '/api/posts/2/comments', { method: 'POST', cookie, body: { content } });
  await say(`"따옴표", 'x', \\ \u2028 그리고 줄\n바꿈 😀 ? :name $1`);
  await say('지운 댓글');
  await server.db.knex('comment').where({ content: '지운 댓글' }).delete();
  if (server.db.engine === 'sqlite') {
    await server.db.knex('saved_query').delete();
    await server.db.knex('sqlite_sequence').where({ name: 'saved_query' }).delete();
    await server.db.knex('sqlite_sequence').insert({ name: 'saved_query', seq: 0 });
  }
  return uploadName(((await answer.json()) as { url: string }).url) ?? '';
}

const empties: Awaited<ReturnType<typeof createEmpty>>[] = [];
afterAll(async () => {
  for (const one of empties) await one.drop();
});

async function emptySite(engine: 'sqlite' | 'postgres', dataDir: string): Promise<MovedSite> {
  if (engine === 'sqlite') return siteIn(dataDir);
  const empty = await createEmpty(inject('postgresUrl'));
  empties.push(empty);
  return siteIn(dataDir, { engine, url: empty.url });
}

/** The id of the next comment. */
async function nextId({ database }: MovedSite): Promise<number> {
  const db = openDatabase(database);
  try {
    const row = await db.knex('comment').first<object>();
    const values = { ...row, id: undefined, created_at: 1, content: '다음' };
    const [made] = await db.knex('comment').insert(values).returning<{ id: number }[]>('id');
    await db.knex('comment').where({ created_at: 1 }).delete();
    return made?.id ?? 0;
  } finally {
    await db.close();
  }
}

describe.each(['sqlite', 'postgres'] as const)('a site on %s', (from) => {
  let server: TestServer;
  let site: MovedSite;
  let exported: string;
  let picture: string;
  beforeAll(async () => {
    const home = join(dir, from);
    mkdirSync(home);
    const parts = { limits: noLimits, uploadDir: join(home, 'uploads') };
    server = await (from === 'sqlite' ? startSqlite(parts) : startPostgres(seeded, parts));
    picture = await use(server);
    // Else a job may send it in between.
    await server.app.sendMails();
    site = siteOf(server, home);
    exported = join(home, 'export');
    await exportSite(site, exported, '0.0.0');
  });
  afterAll(() => server.close());

  it.each(['sqlite', 'postgres'] as const)('moves to %s row by row, and back', async (to) => {
    const home = join(dir, `${from}-${to}`);
    const target = await emptySite(to, home);
    await importSite(target, exported);
    const db = openDatabase(target.database);
    const [rows, before] = [await rowsOf(db.knex), await rowsOf(server.db.knex)];
    expect(Object.keys(rows).length).toBeGreaterThan(40);
    expect(rows).toEqual(before);
    await db.migrate();
    expect(await db.missing()).toEqual([]);
    // The triggers are there again, and every post can be found.
    await expect(db.knex('audit').delete()).rejects.toThrow();
    const count = async (one: typeof db) =>
      (await one.knex('post_search').count({ rows: '*' }))[0]?.rows;
    expect(Number(await count(db))).toBe(Number(await count(server.db)));
    if (from === 'postgres' && to === 'postgres') {
      const vectors = (one: typeof db) => one.knex('post_search').orderBy('post_id');
      expect(await vectors(db)).toEqual(await vectors(server.db));
    }
    await db.close();
    const { full } = uploadFiles(picture);
    expect(readFileSync(join(home, 'uploads', full))).toEqual(pictureOf(site, full));

    // The export of the new site holds the same rows.
    await exportSite(target, join(home, 'export'), '0.0.0');
    const back = await emptySite(from, join(home, 'back'));
    await importSite(back, join(home, 'export'));
    const again = openDatabase(back.database);
    expect(await rowsOf(again.knex)).toEqual(before);
    await again.close();
    expect(await nextId(back)).toBe(await nextId(target));
    await expect(importSite(target, exported)).rejects.toThrow(/이미/);
  });

  it('leaves nothing in PostgreSQL if a row is refused', async () => {
    const copy = join(dir, `${from}-damaged`);
    await exportSite(site, copy, '0.0.0');
    forge(copy, 'tables/reaction.jsonl', (text) => text + text);
    const home = join(dir, `${from}-failed`);
    const target = await emptySite('postgres', home);
    await expect(importSite(target, copy)).rejects.toThrow('받지 않는 행');
    const db = openDatabase(target.database);
    expect(await db.knex('pg_tables').where({ schemaname: 'public' })).toEqual([]);
    await db.close();
    expect(filesIn(home)).toEqual({});
  });
});

const pictureOf = ({ dataDir }: MovedSite, file: string) =>
  readFileSync(join(dataDir, 'uploads', file));
