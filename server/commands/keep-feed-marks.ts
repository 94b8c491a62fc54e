import type { Database } from '../database';
import {
  countFeedChanges,
  divideMark,
  joinMarks,
  lastFeedChange,
  lockMarks,
} from '../tables/feed-mark-keeping';

/** How many posts a new mark counts; it is divided when it has more than twice as many. */
const MARK_SIZE = 2_000;
/** The most changes that one transaction counts, so that an import of thousands holds nobody up. */
const BATCH = 5_000;
/** The most transactions of one run. */
const STEPS = 50;

/** Counts some changes in the marks. @returns whether there were any */
async function countChanges(db: Database): Promise<boolean> {
  if ((await lastFeedChange(db, 1)) === null) return false;
  return db.transaction(async (tx) => {
    const last = (await lockMarks(tx, db.engine)) ? await lastFeedChange(tx, BATCH) : null;
    if (last !== null) await countFeedChanges(tx, db.engine, last);
    return last !== null;
  });
}

/** Divides or joins one mark. @returns whether one had to be */
const evenOut = (db: Database, size: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await lockMarks(tx, db.engine))) return false;
    return (await divideMark(tx, size)) || (await joinMarks(tx, size));
  });

/** Takes up to `STEPS` steps. @returns how many had something to do */
async function repeat(step: () => Promise<boolean>): Promise<number> {
  for (let done = 0; done < STEPS; done += 1) {
    if (!(await step())) return done;
  }
  return STEPS;
}

/**
 * Counts what changed since the last time in the marks of the feed, and keeps their sizes alike.
 * Pages are exact before as after it: it keeps them cheap.
 * @param isEven what the last run returned: without a change there is nothing to do then
 * @returns whether no mark is too large or too small
 */
export async function keepFeedMarks(
  db: Database,
  isEven = false,
  size = MARK_SIZE,
): Promise<boolean> {
  const counted = await repeat(() => countChanges(db));
  if (isEven && counted === 0) return true;
  return (await repeat(() => evenOut(db, size))) < STEPS;
}
