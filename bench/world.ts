import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { hasPosition } from '@contract/rules/search';
import { startPostgres } from '../tools/postgres';
import { postRows, startingLikes, tokensOf, type PostRow } from './data';
import { childrenOf, start, type Running } from './process';

/** A filled database and the way to start the app on it. */
export interface World {
  engine: 'sqlite' | 'postgres';
  posts: number;
  /** The database file of SQLite, for the prepared-statement server. */
  file: string | null;
  /** @param cwd where it runs, and so which build it serves */
  startApp: (cwd?: string) => Promise<Running>;
  /** How many filled posts have a like count that their reactions do not add up to. */
  wrongCounts: () => Promise<number>;
  close: () => Promise<void>;
}

/** The key of the query tool. */
export const ADMIN_KEY = 'bench-admin-key';

const APP = 'dist/server/index.js';
const CHUNK = 500;

async function fillSearch(db: Knex, engine: World['engine'], rows: PostRow[]): Promise<void> {
  const tokens = rows.map(
    (row) => [Number(row.id), tokensOf(row), Number(row.published_at)] as const,
  );
  if (engine === 'sqlite') {
    // There the index is in the order of publishing: its row number is the moment.
    const marks = tokens.map(() => '(?, ?)').join(', ');
    const values = tokens.flatMap(([, list, moment]) => [moment, list.join(' ')]);
    await db.raw(`INSERT INTO post_search (rowid, tokens) VALUES ${marks}`, values);
    return;
  }
  const vector = (list: string[]) =>
    list.map((token, at) => (hasPosition(token) ? `'${token}':${at + 1}` : `'${token}'`)).join(' ');
  const marks = tokens.map(() => '(?, ?::tsvector)').join(', ');
  const values = tokens.flatMap(([id, list]) => [id, vector(list)]);
  await db.raw(`INSERT INTO post_search (post_id, tokens) VALUES ${marks}`, values);
}

async function fill(db: Knex, engine: World['engine'], posts: number): Promise<void> {
  const newest = (await db('post').max<{ top: number }[]>('id as top'))[0]?.top ?? 0;
  const now = Date.now() - 365 * 24 * 3_600_000;
  await db.transaction(async (tx) => {
    for (let first = newest + 1; first <= posts; first += CHUNK) {
      const rows = postRows(first, Math.min(posts, first + CHUNK - 1), posts, now);
      await tx.batchInsert('post', rows, 50);
      await fillSearch(tx, engine, rows);
    }
  });
  if (engine === 'postgres') {
    await db.raw("SELECT setval(pg_get_serial_sequence('post', 'id'), (SELECT max(id) FROM post))");
    await db.raw('VACUUM ANALYZE');
  } else {
    await db.raw('ANALYZE');
  }
}

async function wrongCounts(db: Knex, posts: number): Promise<number> {
  const rows = await db('post')
    .leftJoin('reaction', (on) => {
      on.on('reaction.post_id', 'post.id').andOn('reaction.kind', db.raw('1'));
    })
    .where('post.id', '>', posts / 2)
    .groupBy('post.id')
    .select<{ id: number; likes: number }[]>('post.id', 'post.like_count as likes')
    .count('reaction.member_id as rows');
  await db.destroy();
  return (rows as { id: number; likes: number; rows: number | string }[]).filter(
    ({ id, likes, rows: liked }) => likes !== startingLikes(id) + Number(liked),
  ).length;
}

async function storage(engine: World['engine'], dir: string) {
  if (engine === 'sqlite') {
    const file = join(dir, 'mulbit.sqlite3');
    const connect = () =>
      knex({ client: 'sqlite3', connection: { filename: file }, useNullAsDefault: true });
    return { url: `sqlite:${file}`, file, connect, pids: () => [], stop: () => Promise.resolve() };
  }
  const server = await startPostgres();
  const connect = () => knex({ client: 'pg', connection: server.url });
  // Each connection is answered by a process of its own; all are children of the one that listens.
  const probe = connect();
  const { rows } = await probe.raw<{ rows: { file: string }[] }>(
    "SELECT current_setting('data_directory') || '/postmaster.pid' AS file",
  );
  await probe.destroy();
  const main = Number(readFileSync(rows[0]?.file ?? '', 'utf8').split('\n')[0]);
  return {
    url: server.url,
    file: null,
    connect,
    pids: () => childrenOf(main),
    stop: () => server.stop(),
  };
}

/** Migrates and seeds a database as the app does, then fills it up to `posts` posts. */
export async function makeWorld(engine: World['engine'], posts: number): Promise<World> {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-bench-'));
  const store = await storage(engine, dir);
  const env = {
    DATA_DIR: dir,
    DATABASE_URL: store.url,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    ADMIN_KEY,
  };
  const startApp = (cwd?: string) => start(APP, env, '/readyz', store.pids, cwd);
  await (await startApp()).stop();
  const db = store.connect();
  await fill(db, engine, posts);
  await db.destroy();
  return {
    engine,
    posts,
    file: store.file,
    startApp,
    wrongCounts: () => wrongCounts(store.connect(), posts),
    async close() {
      await store.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
