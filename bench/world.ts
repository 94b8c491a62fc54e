import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { hasPosition } from '@contract/rules/text/search';
import { startPostgres } from '../tools/postgres';
import { postRows, startingLikes, tokensOf, type PostRow } from './data';
import { childrenOf, start, type Running } from './process';

/** A filled database and the way to start the app on it. */
export interface World {
  engine: 'sqlite' | 'postgres';
  posts: number;
  /** The database file of SQLite, for the prepared-statement server. */
  file: string | null;
  /** @param cwd the working directory, which decides the build that is served */
  startApp: (cwd?: string) => Promise<Running>;
  /** Opens its database; the caller must destroy the connection. */
  connect: () => Knex;
  /** Counts the filled posts whose like count differs from their reactions. */
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
    // There the index is ordered by publishing: its row number is the time.
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

/** Copies the first rows that `fill` inserted with a database query; no search finds them. */
async function multiply(db: Knex, first: number, last: number, now: number): Promise<void> {
  const columns = Object.keys(await db('post').columnInfo());
  const counted: Record<string, string> = {
    id: 'n.id',
    created_at: `${now} - (${last} - n.id + 1) * 60000`,
    published_at: `${now} - (${last} - n.id + 1) * 60000`,
    like_count: 'n.id % 977',
  };
  const values = columns.map((column) => counted[column] ?? `model.${column}`);
  await db.raw(
    `INSERT INTO post (${columns.join(', ')})
     WITH RECURSIVE n (id) AS (
       SELECT CAST(${first} AS bigint) UNION ALL SELECT id + 1 FROM n WHERE id < ${last}
     )
     SELECT ${values.join(', ')} FROM n
     JOIN post AS model ON model.id = ${first} - 1 - n.id % ${MODELS}`,
  );
}

/** How many rows are inserted one by one if the others are copies of them. */
const MODELS = 500;

async function fill(
  db: Knex,
  engine: World['engine'],
  posts: number,
  isSearched: boolean,
): Promise<void> {
  // The rivals know neither pins nor notices.
  await db('post').update({ is_pinned: 0, pin_position: null, is_notice: 0 });
  const newest = (await db('post').max<{ top: number }[]>('id as top'))[0]?.top ?? 0;
  const now = Date.now() - 365 * 24 * 3_600_000;
  const made = isSearched ? posts : Math.min(posts, newest + MODELS);
  await db.transaction(async (tx) => {
    for (let first = newest + 1; first <= made; first += CHUNK) {
      const rows = postRows(first, Math.min(made, first + CHUNK - 1), posts, now);
      await tx.batchInsert('post', rows, 50);
      if (isSearched) await fillSearch(tx, engine, rows);
    }
  });
  if (made < posts) await multiply(db, made + 1, posts, now);
  if (engine === 'postgres') {
    await db.raw("SELECT setval(pg_get_serial_sequence('post', 'id'), (SELECT max(id) FROM post))");
    // PostgreSQL's background process does the same; a site's SQLite never has statistics.
    await db.raw('VACUUM ANALYZE');
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
  // PostgreSQL handles each connection in its own process; all are children of the listening one.
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

/**
 * Migrates and seeds a database like the app, then fills it up to `posts` posts.
 * @param isSearched whether searches find the posts; without it a million are inserted in a minute
 * @param folder the folder of the built server
 */
export async function makeWorld(
  engine: World['engine'],
  posts: number,
  isSearched = true,
  folder = '.',
): Promise<World> {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-bench-'));
  const store = await storage(engine, dir);
  const env = {
    DATA_DIR: dir,
    DATABASE_URL: store.url,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    ADMIN_KEY,
  };
  const startApp = (cwd?: string) => start(join(folder, APP), env, '/readyz', store.pids, cwd);
  await (await startApp()).stop();
  const db = store.connect();
  await fill(db, engine, posts, isSearched);
  await db.destroy();
  return {
    engine,
    posts,
    file: store.file,
    startApp,
    connect: store.connect,
    wrongCounts: () => wrongCounts(store.connect(), posts),
    async close() {
      await store.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
