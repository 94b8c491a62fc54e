import type { Knex } from 'knex';
import { StartError } from '../config';
import { migrateTo } from '../database/migrate-to';
import { migrationSource } from '../migrations';
import { countTables, guardCounts, POSTGRES_TABLES, type TableCount } from './counts';
import { atOneMoment, countRows, fillPostgres, inEmptyPostgres, rowsOf } from './postgres-rows';

// PostgreSQL's rows as JSON, in an SQLite file: neither a backup nor a restore needs its tools,
// which would have to be as new as its server.

/** The table of a backup with the rows of PostgreSQL: JSON, some hundred at a time. */
export const ROW_TABLE = 'backup_row';
const SEQUENCE_TABLE = 'backup_sequence';

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
  return atOneMoment(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(POSTGRES_TABLES);
    const counts: TableCount[] = [];
    for (const { name } of tables) {
      for await (const rows of rowsOf(client, name)) {
        await copy(ROW_TABLE).insert({ name, rows: `[${rows.join(',')}]` });
      }
      counts.push({ name, rows: await countRows(client, name) });
    }
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      `SELECT sequencename AS name, last_value AS value FROM pg_sequences
       WHERE schemaname = current_schema() AND last_value IS NOT NULL`,
    );
    for (const { name, value } of sequences) await copy(SEQUENCE_TABLE).insert({ name, value });
    return counts;
  });
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

/** The rows of a table in a backup. */
async function* batchesIn(copy: Knex, name: string): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const [batch] = await copy(ROW_TABLE)
      .where({ name })
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .select<{ id: number; rows: string }[]>('id', 'rows');
    if (!batch) return;
    last = batch.id;
    yield batch.rows;
  }
}

/**
 * Restores a backup into an empty database on PostgreSQL: everything, or nothing.
 * @param wanted the number of rows that each table must have
 * @throws StartError if the database is in use already, or the backup is newer than this version
 */
export async function loadPostgres(url: string, copy: Knex, wanted: TableCount[]): Promise<void> {
  const names = await migrationsIn(copy);
  await inEmptyPostgres(url, async (tx) => {
    await migrateTo(tx, names);
    const { rows: tables } = await tx.raw<{ rows: { name: string }[] }>(POSTGRES_TABLES);
    await fillPostgres(
      tx,
      tables.map(({ name }) => name),
      (name) => batchesIn(copy, name),
    );
    const sequences = await copy(SEQUENCE_TABLE).select<{ name: string; value: number }[]>();
    for (const { name, value } of sequences) {
      await tx.raw('SELECT setval(quote_ident(?)::regclass, ?)', [name, value]);
    }
    guardCounts(wanted, await countTables(tx));
  });
}
