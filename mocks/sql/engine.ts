import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import {
  QUERY_MAX_BYTES,
  QUERY_MAX_ROWS,
  QUERY_SECONDS,
  queryTables,
} from '@contract/rules/admin/query-tables';
import { cellOf, type QueryCell } from '@contract/rules/admin/query-result';
import { sqlFunctions } from '@contract/rules/admin/sql-functions';
import { sqliteLimits } from '@contract/rules/admin/sqlite-limits';
import type { MockAnswer, MockQuery, TableRows } from './types';

const functions = new Set<string>([...sqlFunctions.sqlite, '->', '->>']);
/** How many instructions run between checks of the clock. */
const STEPS = 10_000;
const HEAP = 64 * 1024 * 1024;

/** The latest reason of a refusal. */
interface Denial {
  current: Exclude<MockAnswer, { names: string[] }> | null;
}

const affinity = { number: 'INTEGER', text: 'TEXT' };

/** A column like in the server's view: calculated columns have no affinity. */
const shown = (table: string, column: string) =>
  table === 'admin_settings' || column.endsWith('_at') ? `+${column} AS ${column}` : column;

/**
 * Fills the tables, and creates the permitted views on top of them like the server: a view has no
 * `rowid`, and the tables are in a database with a name that no query can know.
 * @returns that name
 */
function fill(db: Database, rows: TableRows): string {
  const schema = `rows_${crypto.randomUUID().replaceAll('-', '')}`;
  db.exec(`ATTACH ':memory:' AS ${schema}`);
  for (const { name, columns } of queryTables) {
    const declared = columns.map((column) => `${column.name} ${affinity[column.type]}`);
    db.exec(`CREATE TABLE ${schema}."${name}" (${declared.join(', ')})`);
    const insert = db.prepare(
      `INSERT INTO ${schema}."${name}" VALUES (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows[name] ?? []) insert.bind(row).stepReset();
    insert.finalize();
    const selected = columns.map((column) => shown(name, column.name)).join(', ');
    db.exec(`CREATE TEMP VIEW "${name}" AS SELECT ${selected} FROM ${schema}."${name}"`);
  }
  return schema;
}

/** Sets the same limits and quoting rules as the server's SQLite. */
function configure({ capi }: Sqlite3Static, db: Database): void {
  const pointer = db.pointer ?? 0;
  for (const [name, value] of Object.entries(sqliteLimits)) {
    capi.sqlite3_limit(pointer, capi[`SQLITE_LIMIT_${name as keyof typeof sqliteLimits}`], value);
  }
  capi.sqlite3_db_config(pointer, capi.SQLITE_DBCONFIG_DQS_DML, 1, 0);
}

const permitted = new Set(queryTables.map(({ name }) => name));

// A read of no column counts rows, also those of a WITH with any name except SQLite's own.
const mayRead = (table: string, column: string, view: string) =>
  permitted.has(view) ||
  permitted.has(table) ||
  (column === '' && !/^(?:sqlite|pragma)_/i.test(table));

/**
 * Lets SQLite prepare only statements that read the six tables and call known functions. The
 * database contains nothing else except SQLite's own tables.
 */
function guard({ capi }: Sqlite3Static, db: Database, denial: Denial): void {
  const deny = (reason: NonNullable<Denial['current']>) => {
    denial.current = reason;
    return capi.SQLITE_DENY;
  };
  const judge = (action: number, first: string | 0, second: string | 0, view: string | 0) => {
    switch (action) {
      case capi.SQLITE_SELECT:
      case capi.SQLITE_RECURSIVE:
        return capi.SQLITE_OK;
      case capi.SQLITE_READ:
        return mayRead(String(first), String(second), String(view))
          ? capi.SQLITE_OK
          : deny({ refusal: 'tables' });
      case capi.SQLITE_FUNCTION: {
        const name = String(second).toLowerCase();
        return functions.has(name) ? capi.SQLITE_OK : deny({ refusal: 'function', detail: name });
      }
      default:
        return deny({ refusal: 'readOnly' });
    }
  };
  capi.sqlite3_set_authorizer(
    db.pointer ?? 0,
    (_, action, first, second, _schema, view) => judge(action, first, second, view),
    0,
  );
}

/** Stops a query that takes too long. */
function limitTime({ capi }: Sqlite3Static, db: Database): void {
  const until = performance.now() + QUERY_SECONDS * 1000;
  const isLate = () => (performance.now() > until ? 1 : 0);
  capi.sqlite3_progress_handler(db.pointer ?? 0, STEPS, isLate, 0);
}

function stepped(statement: PreparedStatement): MockAnswer {
  const names = statement.getColumnNames();
  const rows: QueryCell[][] = [];
  let bytes = 0;
  while (statement.step()) {
    const row = (statement.get([]) as unknown[]).map(cellOf);
    bytes += JSON.stringify(row).length;
    if (rows.length === QUERY_MAX_ROWS || bytes > QUERY_MAX_BYTES) {
      return { names, rows, truncated: true };
    }
    rows.push(row);
  }
  return { names, rows, truncated: false };
}

/** The plan as lines, each step indented below its parent. */
function planOf(statement: PreparedStatement, schema: string): MockAnswer {
  const depths = new Map<unknown, number>([[0, -1]]);
  const rows: QueryCell[][] = [];
  while (statement.step()) {
    const [id, parent, , detail] = statement.get([]) as unknown[];
    const depth = (depths.get(parent) ?? -1) + 1;
    depths.set(id, depth);
    rows.push([`${'  '.repeat(depth)}${String(detail).replaceAll(`${schema}.`, '')}`]);
  }
  return { names: ['plan'], rows, truncated: false };
}

/** Why SQLite returned no rows. */
function refusalOf({ capi }: Sqlite3Static, error: unknown, denial: Denial): MockAnswer {
  if (denial.current) return denial.current;
  const { resultCode, message } = error as { resultCode?: number; message: string };
  const words = message.replace(/^SQLITE_\w+: (?:sqlite3 result code \d+: )?/, '');
  if (/no such table/.test(words)) return { refusal: 'tables' };
  if (resultCode === capi.SQLITE_INTERRUPT) return { refusal: 'timeout' };
  if (resultCode === capi.SQLITE_NOMEM) return { refusal: 'memory' };
  return { refusal: 'failed', detail: words };
}

function answerTo(sqlite3: Sqlite3Static, db: Database, asked: MockQuery, denial: Denial) {
  const { sql, values, explain } = asked;
  const schema = fill(db, asked.rows);
  configure(sqlite3, db);
  db.exec(`PRAGMA hard_heap_limit = ${HEAP}`);
  guard(sqlite3, db, denial);
  limitTime(sqlite3, db);
  // The query is first prepared unchanged: its plan could otherwise reveal forbidden data.
  let statement = db.prepare(sql);
  // `VACUUM INTO` would pass the authorizer.
  if (sqlite3.capi.sqlite3_stmt_readonly(statement.pointer ?? 0) === 0) {
    return { refusal: 'readOnly' as const };
  }
  if (explain) {
    statement.finalize();
    sqlite3.capi.sqlite3_set_authorizer(db.pointer ?? 0, () => sqlite3.capi.SQLITE_OK, 0);
    statement = db.prepare(`EXPLAIN QUERY PLAN ${sql}`);
  }
  if (values.length > 0) statement.bind(values);
  return explain ? planOf(statement, schema) : stepped(statement);
}

/** Runs one query over the six tables, in a temporary database. */
export function runOn(sqlite3: Sqlite3Static, asked: MockQuery): MockAnswer {
  const db = new sqlite3.oo1.DB(':memory:');
  const denial: Denial = { current: null };
  try {
    return answerTo(sqlite3, db, asked, denial);
  } catch (error) {
    return refusalOf(sqlite3, error, denial);
  } finally {
    db.close();
  }
}
