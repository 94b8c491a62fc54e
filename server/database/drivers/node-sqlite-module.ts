import process from 'node:process';

/** A column's value in SQLite. */
type Column = string | number | null | Uint8Array;

/** A value to bind: a whole number is sent as a bigint, because a number would arrive as REAL. */
export type Bindable = string | number | bigint | null | Uint8Array;

/** A prepared statement of `node:sqlite`. */
export interface NodeStatement {
  all: (...values: Bindable[]) => Record<string, Column>[];
  run: (...values: Bindable[]) => { changes: number; lastInsertRowid: number };
}

/** A connection of `node:sqlite`. */
export interface NodeConnection {
  exec: (sql: string) => void;
  prepare: (sql: string) => NodeStatement;
  close: () => void;
}

/** The parts of `node:sqlite` that we use; the types of Node 20 lack it. */
interface NodeSqlite {
  DatabaseSync: new (file: string) => NodeConnection;
}

/** Returns the result of `load` without Node 22's warning about an experimental module. */
function withoutWarning<T>(load: () => T): T {
  const own = Object.getOwnPropertyDescriptor(process, 'emitWarning') ?? {};
  process.emitWarning = () => undefined;
  try {
    return load();
  } finally {
    Object.defineProperty(process, 'emitWarning', own);
  }
}

/** Node's own SQLite; null before Node 22.13. */
export function nodeSqlite(): NodeSqlite | null {
  const module = withoutWarning(() => process.getBuiltinModule('node:sqlite'));
  return (module as NodeSqlite | undefined) ?? null;
}

// Primary result codes by number, as the package sqlite3 names them.
const CODES: Record<number, string> = {
  1: 'SQLITE_ERROR',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  9: 'SQLITE_INTERRUPT',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
};

/** Names an SQLite error as the package sqlite3 does; any other error stays as it is. */
function named(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const code = CODES[Number(error.errcode) & 0xff] ?? 'SQLITE_ERROR';
  return Object.assign(error, { code, message: `${code}: ${error.message}` });
}

/** Returns the result of `work`; an SQLite error gets its name. */
export function naming<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw named(error);
  }
}

/** Turns values into bindings for `node:sqlite` that SQLite sees as it does those of sqlite3. */
export function bindable(values: readonly unknown[]): Bindable[] {
  return values.map((value) => {
    if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
    if (typeof value === 'boolean') return value ? 1n : 0n;
    if (value instanceof Date) return BigInt(value.getTime());
    return (value ?? null) as Bindable;
  });
}
