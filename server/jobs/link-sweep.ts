import { SESSION_LIFETIME } from '../auth/sessions';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { forgetPreviews } from '../tables/link-preview';
import { forgetShares } from '../tables/post-share';

const HOUR = 3_600_000;

/** Forgets previews that are out of date and who shared what in a session that is over. */
export async function sweepLinks(db: Database, now: number): Promise<void> {
  await db.transaction((tx) => forgetPreviews(tx, now));
  await db.transaction((tx) => forgetShares(tx, now - SESSION_LIFETIME));
}

/** Sweeps once an hour. @returns what ends it */
export function startLinkSweep(db: Database, log: Log, now: () => number): () => void {
  const timer = setInterval(() => {
    sweepLinks(db, now()).catch((error: unknown) => {
      log.warn({ err: error }, 'old previews could not be forgotten yet');
    });
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
