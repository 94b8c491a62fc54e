import { DAY } from '@contract/rules/site/time';
import type { Database } from '../database';
import { forgetAnswers } from '../tables/upstream';

const HOUR = 3_600_000;
/** The retention of the use of quotas, ms. */
const DAYS = 40 * DAY;

/** Deletes third parties' answers that are too old to be used, and old days of the quotas. */
export async function sweepUpstreams(db: Database, now: number): Promise<void> {
  const firstDay = new Date(now - DAYS).toISOString().slice(0, 10);
  await db.transaction((tx) => forgetAnswers(tx, now - HOUR, firstDay));
}
