import type { Database } from '../database';
import type { Log } from '../lib/log';
import { deleteExpiredSessions } from '../tables/session';

const HOUR = 3_600_000;

/** Forgets expired sessions, once an hour. @returns what ends it */
export function startSessionSweep(db: Database, log: Log, now: () => number): () => void {
  const timer = setInterval(() => {
    db.transaction((tx) => deleteExpiredSessions(tx, now())).catch((error: unknown) => {
      log.warn({ err: error }, 'expired sessions could not be forgotten yet');
    });
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
