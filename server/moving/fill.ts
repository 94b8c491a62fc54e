import type { Knex } from 'knex';
import { countTables, guardCounts } from '../backups/counts';
import { fillPostgres } from '../backups/postgres-rows';
import { StartError } from '../config';
import { migrateTo } from '../database/migrate-to';
import { isPostgres } from '../database/statement';
import { migrationSource } from '../migrations';
import { damaged, MANIFEST, moves, tableFile, type Manifest, type MovedTable } from './format';
import { indexAllPosts } from './search-index';

/** The lines of a table, each a row as JSON. */
export type LinesOf = (table: MovedTable) => AsyncIterable<string>;

/** The most rows and letters that are held at a time. */
const MOST_ROWS = 200;
const MOST_LETTERS = 1_000_000;

const named = (name: string) => `"${name}"`;

function guardRow(line: string, { name, columns }: MovedTable): void {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    throw damaged(tableFile(name));
  }
  const isRow =
    typeof row === 'object' &&
    row !== null &&
    Object.keys(row).length === columns.length &&
    columns.every((column) => Object.hasOwn(row, column)) &&
    Object.values(row).every(
      (value) => value === null || typeof value === 'string' || typeof value === 'number',
    );
  if (!isRow) throw damaged(tableFile(name));
}

/** The rows of a table as JSON arrays, some hundred at a time. @throws StartError if one is none */
export async function* batchesOf(
  lines: AsyncIterable<string>,
  table: MovedTable,
): AsyncGenerator<string> {
  let rows: string[] = [];
  let letters = 0;
  for await (const line of lines) {
    if (rows.length === MOST_ROWS || (letters > 0 && letters + line.length > MOST_LETTERS)) {
      yield `[${rows.join(',')}]`;
      rows = [];
      letters = 0;
    }
    guardRow(line, table);
    rows.push(line);
    letters += line.length;
  }
  if (rows.length > 0) yield `[${rows.join(',')}]`;
}

/** Compares the tables and columns of an export with those that its migrations made here. */
async function guardTables(db: Knex, tables: readonly MovedTable[]): Promise<string[]> {
  const found = (await countTables(db)).map(({ name }) => name).filter(moves);
  const wanted = new Map(tables.map((table) => [table.name, table]));
  if (wanted.size !== tables.length || found.length !== wanted.size) throw damaged(MANIFEST);
  for (const name of found) {
    const columns = Object.keys(await db(name).columnInfo()).sort();
    if (String(columns) !== String(wanted.get(name)?.columns.toSorted())) throw damaged(MANIFEST);
  }
  return found;
}

async function fillSqlite(db: Knex, tables: readonly MovedTable[], linesOf: LinesOf) {
  const triggers = await db('sqlite_master')
    .where({ type: 'trigger' })
    .select<{ name: string; sql: string }[]>('name', 'sql');
  await db.raw('PRAGMA foreign_keys = OFF');
  await db.transaction(async (tx) => {
    // The rows are the outcome of all triggers, and refer to each other in every direction.
    for (const { name } of triggers) await tx.raw(`DROP TRIGGER ${named(name)}`);
    for (const table of tables) {
      const columns = table.columns.map(named).join(', ');
      const values = table.columns.map((column) => `json_extract(value, '$.${column}')`).join(', ');
      await tx(table.name).delete();
      for await (const rows of batchesOf(linesOf(table), table)) {
        await tx.raw(
          `INSERT INTO ${named(table.name)} (${columns}) SELECT ${values} FROM json_each(?)`,
          [rows],
        );
      }
    }
    for (const { sql } of triggers) await tx.raw(sql);
    const lost = await tx.raw<{ table: string }[]>('PRAGMA foreign_key_check');
    if (lost[0]) throw damaged(tableFile(lost[0].table));
  });
  await db.raw('PRAGMA foreign_keys = ON');
}

/** Continues the ids where the old site was: an id of a deleted row is not used again. */
async function continueIds(db: Knex, tables: readonly MovedTable[]): Promise<void> {
  for (const { name, lastId } of tables) {
    if (lastId === null) continue;
    if (isPostgres(db)) {
      await db.raw(
        // A sequence cannot be at 0: a table that never had a row begins at 1.
        `SELECT setval(pg_get_serial_sequence(?, 'id'), greatest(1, last.id), last.id > 0)
         FROM (SELECT greatest(?::bigint, (SELECT max(id) FROM ${named(name)})) AS id) AS last`,
        [name, lastId],
      );
    } else {
      const [row] = await db('sqlite_sequence').where({ name }).select<{ seq: number }[]>('seq');
      await db('sqlite_sequence').where({ name }).delete();
      await db('sqlite_sequence').insert({ name, seq: Math.max(lastId, row?.seq ?? 0) });
    }
  }
}

// Rows that the constraints of a table refuse: integrity (23) and values (22) on PostgreSQL.
const REFUSED = /^(?:2[23]...|SQLITE_(?:CONSTRAINT|MISMATCH|ERROR))$/;

/** Reports that a database refuses rows. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isOfRows = error instanceof Error && 'code' in error && REFUSED.test(String(error.code));
    if (!isOfRows) throw error;
    // Knex puts the statement with its rows in front of the reason.
    const reason = error.message.split(' - ').at(-1) ?? '';
    throw new StartError(`데이터베이스가 받지 않는 행이 있어 옮기지 못했습니다: ${reason}`);
  }
}

/**
 * Makes the database of an export in an empty one, brings it up to this version and compares the
 * numbers of rows.
 * @throws StartError if the export is damaged or newer than this version
 */
export async function fillDatabase(db: Knex, manifest: Manifest, linesOf: LinesOf): Promise<void> {
  const { migrations, tables } = manifest;
  const known = await migrationSource.getMigrations([]);
  if (!migrations.every((name) => known.includes(name))) {
    throw new StartError('더 새로운 물빛이 내보낸 폴더입니다. 물빛을 그 버전으로 올려주세요.');
  }
  await migrateTo(db, migrations);
  const names = await guardTables(db, tables);
  const lines = new Map(tables.map((table) => [table.name, table]));
  await explained(() =>
    isPostgres(db)
      ? fillPostgres(db, names, (name) => {
          const table = lines.get(name);
          if (!table) throw new Error(`No table ${name}`);
          return batchesOf(linesOf(table), table);
        })
      : fillSqlite(db, tables, linesOf),
  );
  await continueIds(db, tables);
  guardCounts(tables, await countTables(db), '옮긴 데이터의 수가 내보낼 때와 다릅니다');
  await migrateTo(db, known);
  await indexAllPosts(db);
}
