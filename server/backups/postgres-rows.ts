import knex, { type Knex } from 'knex';
import pg from 'pg';
import { StartError } from '../config';
import { knexConfig } from '../database';

/** The rows that are read at a time. */
const BATCH = 200;
const CONNECT_TIMEOUT = 10_000;

const named = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Lets `work` read a database on PostgreSQL as it is at one moment, while the server runs. */
export async function atOneMoment<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows of a table as JSON, some hundred at a time. */
export async function* rowsOf(client: pg.Client, name: string): AsyncGenerator<string[]> {
  await client.query(
    `DECLARE copied NO SCROLL CURSOR FOR SELECT row_to_json(one)::text AS row FROM ${named(name)} AS one`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${BATCH} FROM copied`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('CLOSE copied');
}

/** The number of rows of a table. */
export async function countRows(client: pg.Client, name: string): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(
    `SELECT count(*) AS rows FROM ${named(name)}`,
  );
  return Number(rows[0]?.rows);
}

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS on_table, conname AS name, pg_get_constraintdef(oid) AS rule
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`;

const COLUMNS = `
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS names FROM pg_attribute
  WHERE attrelid = ?::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`;

async function ask<T>(tx: Knex, sql: string, ...values: string[]): Promise<T[]> {
  return (await tx.raw<{ rows: T[] }>(sql, values)).rows;
}

/**
 * Fills the tables of a migrated database with exactly the given rows.
 * @param tables all that have rows to lose or to get
 * @param batchesOf the rows of a table, as JSON arrays of objects
 */
export async function fillPostgres(
  tx: Knex,
  tables: readonly string[],
  batchesOf: (name: string) => AsyncIterable<string>,
): Promise<void> {
  const keys = await ask<{ on_table: string; name: string; rule: string }>(tx, FOREIGN_KEYS);
  // The rows are the outcome of all triggers and checks, and refer to each other in every direction.
  for (const name of tables) await tx.raw(`ALTER TABLE ${named(name)} DISABLE TRIGGER USER`);
  for (const key of keys) {
    await tx.raw(`ALTER TABLE ${key.on_table} DROP CONSTRAINT ${named(key.name)}`);
  }
  await tx.raw(`TRUNCATE ${tables.map(named).join(', ')}`);
  for (const name of tables) {
    const [columns] = await ask<{ names: string }>(tx, COLUMNS, named(name));
    const into = `INSERT INTO ${named(name)} (${columns?.names}) OVERRIDING SYSTEM VALUE`;
    const from = `SELECT ${columns?.names} FROM json_populate_recordset(NULL::${named(name)}, ?::json)`;
    for await (const rows of batchesOf(name)) await tx.raw(`${into} ${from}`, [rows]);
  }
  for (const { on_table, name, rule } of keys) {
    await tx.raw(`ALTER TABLE ${on_table} ADD CONSTRAINT ${named(name)} ${rule}`);
  }
  for (const name of tables) await tx.raw(`ALTER TABLE ${named(name)} ENABLE TRIGGER USER`);
}

/**
 * Runs `work` in one transaction on an empty database: everything is stored, or nothing.
 * @throws StartError if the database is in use already
 */
export async function inEmptyPostgres<T>(url: string, work: (tx: Knex) => Promise<T>): Promise<T> {
  const db = knex(knexConfig({ engine: 'postgres', url }));
  try {
    if (await db.schema.hasTable('knex_migrations')) {
      throw new StartError(
        '설정 DATABASE_URL의 데이터베이스를 이미 쓰고 있습니다. 서버를 끄고, createdb로 만든 빈 데이터베이스로 바꾼 뒤 다시 실행해주세요.',
      );
    }
    return await db.transaction(async (tx) => {
      await tx.raw('SET LOCAL statement_timeout = 0');
      return work(tx);
    });
  } finally {
    await db.destroy();
  }
}
