// Codes of a busy, damaged, unreachable or full database: for PostgreSQL whole classes (08 and
// 57P), the others by name.
const FULL = /^(?:SQLITE_FULL|53100)$/;
const BUSY = /^(?:SQLITE_(?:BUSY|LOCKED)|57014|40P01|53300|KnexTimeoutError)$/;
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB|IOERR|CANTOPEN|READONLY)$|^25006$/;
const AWAY =
  /^(?:08...|57P..|DatabaseClosed|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|E(?:TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN))$/;
// The driver gives these no code.
const LOST = /^Connection terminated|^Client has encountered a connection error/;

/** Distinguishes a busy or unreachable database and a full disk from a bug of ours. */
export function databaseTrouble(error: unknown): 'busy' | 'full' | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  if (FULL.test(code)) return 'full';
  const isOut = [BUSY, DAMAGED, AWAY].some((codes) => codes.test(code)) || LOST.test(error.message);
  return isOut ? 'busy' : null;
}
