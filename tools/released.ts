import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '../server/database';
import { seedDemo } from '../server/seeds/demo';
import { cheapPasswords } from '../server/testing/cheap-passwords';

// `npm run released` writes the database of the newest version in the changelog to
// server/testing/released: its tables with a few posts of the demo and what belongs to them. The
// tests upgrade each of these files.

const FOLDER = 'server/testing/released';
/** Filled again by the server, or long. */
const emptied = [
  'youtube_video_count',
  'youtube_channel_count',
  'youtube_video',
  'youtube_channel',
];
const rebuilt = ['ranking_list', 'ranking_build', 'search_word'];

interface Table {
  name: string;
  sql: string;
}

/** What the search index gets; it cannot be read back. */
function recordSearch(knex: Knex): Map<number, string> {
  const tokens = new Map<number, string>();
  knex.on('query', ({ sql, bindings = [] }: { sql: string; bindings?: unknown[] }) => {
    if (!/insert into .?post_search/i.test(sql)) return;
    const isPlaceFirst = sql.indexOf('rowid') < sql.indexOf('tokens');
    for (let at = 0; at < bindings.length; at += 2) {
      const pair = [bindings[at], bindings[at + 1]];
      const [place, words] = isPlaceFirst ? pair : pair.reverse();
      tokens.set(Number(place), String(words));
    }
  });
  return tokens;
}

interface PostRow {
  id: number;
  is_confirmed: number;
  published_at: number | null;
  comment_count: number;
}

const postsOf = (knex: Knex) =>
  knex('post')
    .select<PostRow[]>('id', 'is_confirmed', 'published_at', 'comment_count')
    .orderBy('id');

/** Deletes all posts but two with comments and one in review, and what belonged to them. */
async function prune(knex: Knex): Promise<void> {
  const posts = await postsOf(knex);
  const shown = posts
    .filter((post) => post.is_confirmed === 1 && post.comment_count > 1)
    .sort((one, other) => one.comment_count - other.comment_count || one.id - other.id);
  const waiting = posts.filter((post) => post.is_confirmed === 0);
  const kept = [...shown.slice(0, 2), ...waiting.slice(0, 1)].map(({ id }) => id);
  await knex.raw('PRAGMA foreign_keys = OFF');
  await knex('post').whereNotIn('id', kept).delete();
  for (;;) {
    const lost = await knex.raw<{ table: string; rowid: number }[]>('PRAGMA foreign_key_check');
    if (lost.length === 0) break;
    for (const { table, rowid } of lost) await knex(table).where({ rowid }).delete();
  }
  await knex('ledger').where('member_id', '>', 2).delete();
  const entries = (await knex('ledger').orderBy('id').pluck('id')) as number[];
  await knex('ledger').whereIn('id', entries.slice(13)).delete();
  for (const table of [...emptied, ...rebuilt]) await knex(table).delete();
}

type Value = string | number | null;

const literal = (value: Value): string => {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
};

async function insertOf(knex: Knex, name: string): Promise<string[]> {
  const rows = await knex(name).select<Record<string, Value>[]>('*');
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map(
    (row) => `(${columns.map((one) => literal(row[one] ?? null)).join(', ')})`,
  );
  const between = name === 'schema_part' ? ', ' : ',\n';
  const into = columns.map((one) => `"${one}"`).join(', ');
  return [`INSERT INTO ${name} (${into}) VALUES\n${values.join(between)};`];
}

/** Writes a database as SQL: tables and rows, then indexes and triggers. */
async function dump(knex: Knex, search: ReadonlyMap<number, string>): Promise<string[]> {
  const places = (await postsOf(knex)).map(({ id, is_confirmed, published_at }) =>
    is_confirmed === 1 && published_at !== null ? published_at : -id,
  );
  const made = await knex.raw<(Table & { type: string })[]>(
    `SELECT type, name, sql FROM sqlite_master
     WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND name NOT LIKE 'post\\_search\\_%' ESCAPE '\\' ORDER BY type <> 'table', rowid`,
  );
  const lines: string[] = [];
  for (const { type, name, sql } of made) {
    lines.push(`${sql.replaceAll(/\s+/g, ' ')};`);
    if (type !== 'table') continue;
    if (name !== 'post_search') lines.push(...(await insertOf(knex, name)));
    else {
      for (const place of places) {
        const values = `${place}, ${literal(search.get(place) ?? '')}`;
        lines.push(`INSERT INTO post_search (rowid, tokens) VALUES (${values});`);
      }
    }
  }
  return lines;
}

const [, version = '', date = ''] =
  /^## \[(\d+\.\d+\.\d+)\] - (\S+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
const dir = mkdtempSync(join(tmpdir(), 'mulbit-released-'));
const db = openDatabase({ engine: 'sqlite', file: join(dir, 'site.sqlite3') });
await db.migrate();
const search = recordSearch(db.knex);
await seedDemo(db.knex, cheapPasswords(), Date.parse(`${date}T03:00:00Z`));
await prune(db.knex);
const last = ((await db.knex('knex_migrations').orderBy('id').pluck('name')) as string[]).at(-1);
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD']).toString().trim();
const head = [
  `-- Mulbit ${version} (${date}), last migration ${last}.`,
  `-- Made from commit ${commit}: its migrations and its demo of that day on SQLite, of which three posts`,
  '-- and what belongs to them are left.',
];
writeFileSync(
  `${FOLDER}/${version}.sql`,
  `${[...head, ...(await dump(db.knex, search))].join('\n')}\n`,
);
await db.close();
rmSync(dir, { recursive: true, force: true });
