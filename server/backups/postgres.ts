import knex, { type Knex } from 'knex';
import pg from 'pg';
import { StartError } from '../config';
import { knexConfig } from '../database';
import { notingParts } from '../database/schema';
import { migrationSource } from '../migrations';
import { countTables, guardCounts, POSTGRES_TABLES, type TableCount } from './counts';

// PostgreSQL's rows as JSON, in an SQLite file: neither a backup nor a restore needs its tools,
// which would have to be as new as its server.

/** The table of a backup with the rows of PostgreSQL: JSON, some hundred at a time. */
export const ROW_TABLE = 'backup_row';
const SEQUENCE_TABLE = 'backup_sequence';
/** The rows that are read at a time. */
const BATCH = 200;
const CONNECT_TIMEOUT = 10_000;

const named = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function copyTable(client: pg.Client, copy: Knex, name: string): Promise<void> {
  await client.query(
    `DECLARE copied NO SCROLL CURSOR FOR SELECT row_to_json(one)::text AS row FROM ${named(name)} AS one`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${BATCH} FROM copied`);
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    await copy(ROW_TABLE).insert({ name, rows: json });
  }
  await client.query('CLOSE copied');
}

async function copyAll(client: pg.Client, copy: Knex): Promise<TableCount[]> {
  // All tables as they were at one moment.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SET LOCAL statement_timeout = 0');
  const { rows: tables } = await client.query<{ name: string }>(POSTGRES_TABLES);
  const counts: TableCount[] = [];
  for (const { name } of tables) {
    await copyTable(client, copy, name);
    const { rows } = await client.query<{ rows: string }>(
      `SELECT count(*) AS rows FROM ${named(name)}`,
    );
    counts.push({ name, rows: Number(rows[0]?.rows) });
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value AS value FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL`,
  );
  for (const { name, value } of sequences) await copy(SEQUENCE_TABLE).insert({ name, value });
  return counts;
}

/** Copies a database on PostgreSQL into a backup, while the server runs. @returns its counts */
export async function copyPostgres(url: string, copy: Knex): Promise<TableCount[]> {
  await copy.schema.createTable(ROW_TABLE, (table) => {
    table.increments('id');
    table.text('name').notNullable();
    table.text('rows').notNullable();
  });
  await copy.schema.createTable(SEQUENCE_TABLE, (table) => {
    table.text('name').primary();
    table.bigInteger('value').notNullable();
  });
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await copyAll(client, copy);
  } finally {
    await client.end();
  }
}

/** The migrations of the copied database. @throws StartError if this version lacks one */
async function migrationsIn(copy: Knex): Promise<string[]> {
  const batches = await copy(ROW_TABLE).where({ name: 'knex_migrations' }).pluck('rows');
  const names = (batches as string[])
    .flatMap((rows) => JSON.parse(rows) as { name: string }[])
    .map(({ name }) => name);
  const known = new Set(await migrationSource.getMigrations([]));
  if (names.every((name) => known.has(name))) return names;
  throw new StartError('더 새로운 물빛의 백업입니다. 물빛을 그 버전으로 올린 뒤 되살려주세요.');
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

async function loadTable(tx: Knex, copy: Knex, name: string): Promise<void> {
  const [columns] = await ask<{ names: string }>(tx, COLUMNS, named(name));
  const into = `INSERT INTO ${named(name)} (${columns?.names}) OVERRIDING SYSTEM VALUE`;
  const from = `SELECT ${columns?.names} FROM json_populate_recordset(NULL::${named(name)}, ?::json)`;
  for (let last = 0; ;) {
    const [batch] = await copy(ROW_TABLE)
      .where({ name })
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .select<{ id: number; rows: string }[]>('id', 'rows');
    if (!batch) return;
    last = batch.id;
    await tx.raw(`${into} ${from}`, [batch.rows]);
  }
}

/** Fills the tables of a migrated database with exactly the rows of a backup. */
async function loadAll(tx: Knex, copy: Knex): Promise<void> {
  const tables = await ask<{ name: string }>(tx, POSTGRES_TABLES);
  const keys = await ask<{ on_table: string; name: string; rule: string }>(tx, FOREIGN_KEYS);
  // The rows are the outcome of all triggers and checks, and refer to each other in every direction.
  for (const { name } of tables) await tx.raw(`ALTER TABLE ${named(name)} DISABLE TRIGGER USER`);
  for (const key of keys) {
    await tx.raw(`ALTER TABLE ${key.on_table} DROP CONSTRAINT ${named(key.name)}`);
  }
  await tx.raw(`TRUNCATE ${tables.map(({ name }) => named(name)).join(', ')}`);
  for (const { name } of tables) await loadTable(tx, copy, name);
  for (const { on_table, name, rule } of keys) {
    await tx.raw(`ALTER TABLE ${on_table} ADD CONSTRAINT ${named(name)} ${rule}`);
  }
  for (const { name } of tables) await tx.raw(`ALTER TABLE ${named(name)} ENABLE TRIGGER USER`);
  const sequences = await copy(SEQUENCE_TABLE).select<{ name: string; value: number }[]>();
  for (const { name, value } of sequences) {
    await tx.raw('SELECT setval(?::regclass, ?)', [named(name), value]);
  }
}

/**
 * Restores a backup into an empty database on PostgreSQL: everything, or nothing.
 * @param wanted the number of rows that each table must have
 * @throws StartError if the database is in use already, or the backup is newer than this version
 */
export async function loadPostgres(url: string, copy: Knex, wanted: TableCount[]): Promise<void> {
  const names = await migrationsIn(copy);
  const db = knex(knexConfig({ engine: 'postgres', url }));
  try {
    if (await db.schema.hasTable('knex_migrations')) {
      throw new StartError(
        '설정 DATABASE_URL의 데이터베이스를 이미 쓰고 있습니다. 서버를 끄고, createdb로 만든 빈 데이터베이스로 바꾼 뒤 다시 실행해주세요.',
      );
    }
    await db.transaction(async (tx) => {
      await tx.raw('SET LOCAL statement_timeout = 0');
      const source = { ...migrationSource, getMigrations: () => Promise.resolve(names) };
      await notingParts(tx, () => tx.migrate.latest({ migrationSource: source }));
      await loadAll(tx, copy);
      guardCounts(wanted, await countTables(tx));
    });
  } finally {
    await db.destroy();
  }
}
