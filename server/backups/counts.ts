import type { Knex } from 'knex';
import { StartError } from '../config';
import { isPostgres } from '../database/statement';

/** The table of a backup with the number of rows that each table had. */
export const COUNT_TABLE = 'backup_count';

/** A table and the number of its rows. */
export interface TableCount {
  name: string;
  rows: number;
}

// The search keeps its words in tables of its own making.
const SQLITE_TABLES = `
  SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    AND name NOT LIKE 'backup\\_%' ESCAPE '\\' AND name NOT LIKE 'post\\_search%' ESCAPE '\\'
  ORDER BY name`;

/** The tables that migrations made on PostgreSQL, and the list of them. */
export const POSTGRES_TABLES = `
  SELECT relname AS name FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
    AND (relname = 'schema_part'
      OR 'table ' || relname IN (SELECT part FROM schema_part))
  ORDER BY relname`;

/** Counts the rows of all tables. */
export async function countTables(knex: Knex): Promise<TableCount[]> {
  const answer: unknown = await knex.raw(isPostgres(knex) ? POSTGRES_TABLES : SQLITE_TABLES);
  const tables = (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as {
    name: string;
  }[];
  const counts: TableCount[] = [];
  for (const { name } of tables) {
    const [row] = await knex(name).count<{ rows: number | string }[]>({ rows: '*' });
    counts.push({ name, rows: Number(row?.rows) });
  }
  return counts;
}

/** Writes the counts into a backup. */
export async function keepCounts(copy: Knex, counts: readonly TableCount[]): Promise<void> {
  await copy.schema.createTable(COUNT_TABLE, (table) => {
    table.text('name').primary();
    table.integer('rows').notNullable();
  });
  for (const count of counts) await copy(COUNT_TABLE).insert(count);
}

/** The counts in a backup; none in one from before 0.6. */
export async function countsIn(copy: Knex): Promise<TableCount[]> {
  if (!(await copy.schema.hasTable(COUNT_TABLE))) return [];
  return copy(COUNT_TABLE).select<TableCount[]>('name', 'rows').orderBy('name');
}

/**
 * Compares what was restored with what was backed up.
 * @param sentence says that they differ
 * @throws StartError naming what differs
 */
export function guardCounts(
  wanted: readonly TableCount[],
  found: readonly TableCount[],
  sentence = '되살린 데이터의 수가 백업할 때와 다릅니다',
): void {
  const rows = new Map(found.map((count) => [count.name, count.rows]));
  const different = wanted.filter((count) => rows.get(count.name) !== count.rows);
  if (different.length === 0) return;
  const named = different.map((one) => `${one.name} ${one.rows} → ${rows.get(one.name) ?? 0}`);
  throw new StartError(`${sentence}: ${named.join(', ')}`);
}
