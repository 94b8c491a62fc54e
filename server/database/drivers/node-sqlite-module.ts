import process from 'node:process';

/** What SQLite gives for a column. */
type Column = string | number | null | Uint8Array;

/** What may be bound: a whole number goes as a bigint, since a number would arrive as REAL. */
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

/** What we use of `node:sqlite`; the types of Node 20 do not know it. */
interface NodeSqlite {
  DatabaseSync: new (file: string) => NodeConnection;
}

/** Gives what `load` returns, without the warning that Node 22 prints when it loads an experimental module. */
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

/** Names an error of SQLite as the package sqlite3 does; any other error stays as it is. */
function named(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const code = CODES[Number(error.errcode) & 0xff] ?? 'SQLITE_ERROR';
  return Object.assign(error, { code, message: `${code}: ${error.message}` });
}

/** Gives what `work` returns; an error of SQLite gets its name. */
export function naming<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw named(error);
  }
}

/** Turns values into what `node:sqlite` takes, so that SQLite sees what the package sqlite3 would bind. */
export function bindable(values: readonly unknown[]): Bindable[] {
  return values.map((value) => {
    if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
    if (typeof value === 'boolean') return value ? 1n : 0n;
    if (value instanceof Date) return BigInt(value.getTime());
    return (value ?? null) as Bindable;
  });
}
