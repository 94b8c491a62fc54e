import knex, { type Knex } from 'knex';
import type pg from 'pg';
import { StartError, type DatabaseConfig } from '../config';
import { hasDatabase } from '../backups/open';
import { atOneMoment, countRows, rowsOf } from '../backups/postgres-rows';
import { knexConfig } from '../database';
import { migrationSource } from '../migrations';
import { moves, type MovedTable } from './format';

/** A database as it is at one moment. */
export interface Snapshot {
  /** The migrations that made it. */
  migrations: string[];
  /** The tables that move. */
  tables: MovedTable[];
  /** The rows of a table as JSON, some hundred at a time. */
  rowsOf: (table: MovedTable) => AsyncIterable<string[]>;
}

/** Asks for rows; `?` are the values. */
type Ask = <T>(sql: string, values?: readonly (string | number)[]) => Promise<T[]>;

const BATCH = 200;
const named = (name: string) => `"${name}"`;

const PARTS =
  "SELECT substr(part, 7) AS name FROM schema_part WHERE part LIKE 'table %' ORDER BY 1";

async function guardVersion(ask: Ask): Promise<string[]> {
  const rows = await ask<{ name: string }>('SELECT name FROM knex_migrations ORDER BY id');
  const known = new Set(await migrationSource.getMigrations([]));
  if (rows.some(({ name }) => !known.has(name))) {
    throw new StartError(
      '더 새로운 물빛이 쓰던 데이터베이스입니다. 물빛을 그 버전으로 올린 뒤 내보내주세요.',
    );
  }
  return rows.map(({ name }) => name);
}

const NOT_READY =
  '이 버전의 물빛으로 시작한 적이 없는 데이터베이스입니다. 서버를 한 번 시작한 뒤 내보내주세요.';

interface Shape {
  columns: string[];
  /** The columns of the primary key, in order. */
  key: string[];
}

async function shapeOf(ask: Ask, name: string): Promise<Shape> {
  const columns = await ask<{ name: string; pk: number }>(
    'SELECT name, pk FROM pragma_table_info(?) ORDER BY cid',
    [name],
  );
  const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  if (key.length === 0) throw new Error(`The table ${name} has no primary key`);
  return { columns: columns.map((one) => one.name), key: key.map((one) => one.name) };
}

/** The rows of a table on SQLite, page after page along its primary key. */
async function* pagesOf(ask: Ask, name: string): AsyncGenerator<string[]> {
  const { columns, key } = await shapeOf(ask, name);
  const fields = columns.map((column) => `'${column}', ${named(column)}`).join(', ');
  const order = key.map(named).join(', ');
  const after = `WHERE (${order}) > (${key.map(() => '?').join(', ')})`;
  const page = (where: string) =>
    `SELECT json_object(${fields}) AS row FROM ${named(name)} ${where} ORDER BY ${order} LIMIT ${BATCH}`;
  for (let last: (string | number)[] | null = null; ;) {
    const found: { row: string }[] = await (last ? ask(page(after), last) : ask(page('')));
    if (found.length > 0) yield found.map(({ row }) => row);
    if (found.length < BATCH) return;
    const row = JSON.parse(found.at(-1)?.row ?? '{}') as Record<string, string | number>;
    last = key.map((column) => row[column] ?? '');
  }
}

async function snapshotOfSqlite(tx: Knex): Promise<Snapshot> {
  const ask: Ask = async <T>(sql: string, values: readonly (string | number)[] = []) =>
    (await tx.raw<unknown>(sql, [...values])) as T[];
  if (!(await tx.schema.hasTable('schema_part'))) throw new StartError(NOT_READY);
  const migrations = await guardVersion(ask);
  const tables: MovedTable[] = [];
  for (const { name } of (await ask<{ name: string }>(PARTS)).filter((one) => moves(one.name))) {
    const [count] = await ask<{ rows: number }>(`SELECT count(*) AS rows FROM ${named(name)}`);
    const [last] = await ask<{ seq: number }>('SELECT seq FROM sqlite_sequence WHERE name = ?', [
      name,
    ]);
    const { columns } = await shapeOf(ask, name);
    tables.push({ name, rows: count?.rows ?? 0, lastId: last?.seq ?? null, columns });
  }
  return { migrations, tables, rowsOf: ({ name }) => pagesOf(ask, name) };
}

const LAST_ID = `
  SELECT last_value AS last FROM pg_sequences WHERE schemaname = current_schema()
    AND quote_ident(schemaname) || '.' || quote_ident(sequencename) = (
      SELECT pg_get_serial_sequence(attrelid::regclass::text, 'id') FROM pg_attribute
      WHERE attrelid = $1::regclass AND attname = 'id')`;

const COLUMNS = `
  SELECT attname AS name FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`;

async function snapshotOfPostgres(client: pg.Client): Promise<Snapshot> {
  const ask: Ask = async <T>(sql: string, values: readonly (string | number)[] = []) =>
    (await client.query(sql, [...values])).rows as T[];
  const [ready] = await ask<{ part: string | null }>("SELECT to_regclass('schema_part') AS part");
  if (!ready?.part) throw new StartError(NOT_READY);
  const migrations = await guardVersion(ask);
  const tables: MovedTable[] = [];
  for (const { name } of (await ask<{ name: string }>(PARTS)).filter((one) => moves(one.name))) {
    const [last] = await ask<{ last: string | null }>(LAST_ID, [name]);
    const columns = (await ask<{ name: string }>(COLUMNS, [name])).map((one) => one.name);
    const lastId = last?.last ? Number(last.last) : null;
    tables.push({ name, rows: await countRows(client, name), lastId, columns });
  }
  return { migrations, tables, rowsOf: ({ name }) => rowsOf(client, name) };
}

/**
 * Lets `work` read the database of a site, also while the server runs.
 * @throws StartError if there is none, or this version cannot read it
 */
export async function withSnapshot<T>(
  database: DatabaseConfig,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  if (database.engine === 'postgres') {
    return atOneMoment(database.url, async (client) => work(await snapshotOfPostgres(client)));
  }
  if (!hasDatabase(database)) {
    throw new StartError(`내보낼 데이터베이스가 없습니다: ${database.file}`);
  }
  const db = knex(knexConfig(database, 1));
  try {
    // The first read begins the moment.
    return await db.transaction(async (tx) => work(await snapshotOfSqlite(tx)));
  } finally {
    await db.destroy();
  }
}
