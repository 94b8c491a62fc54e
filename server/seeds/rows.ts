import type { Knex } from 'knex';
import { isPostgres } from '../database/statement';

/** A row to insert with Knex. */
export type Row = Record<string, string | number | null>;

/**
 * Inserts many rows with the same columns. They are bound as one JSON text: thousands of counts
 * would otherwise be tens of thousands of bound values, which cost most of the demo's start.
 */
export async function insertMany(tx: Knex, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const marks = columns.map(() => '??').join(', ');
  if (isPostgres(tx)) {
    await tx.raw(
      `INSERT INTO ?? (${marks}) SELECT ${marks} FROM json_populate_recordset(NULL::??, ?::json)`,
      [table, ...columns, ...columns, table, JSON.stringify(rows)],
    );
    return;
  }
  const values = JSON.stringify(rows.map((row) => columns.map((column) => row[column])));
  const fields = columns.map((_, at) => `json_extract(value, '$[${at}]')`).join(', ');
  await tx.raw(`INSERT INTO ?? (${marks}) SELECT ${fields} FROM json_each(?)`, [
    table,
    ...columns,
    values,
  ]);
}
