import type { Database } from '../database';
import { amendMark, type MarkPlace } from '../tables/feed-mark-check';
import { lockMarks } from '../tables/feed-mark-keeping';

/** The mark that was looked at, null after the last one, and how many of its counts were wrong. */
export interface CheckedMark {
  at: MarkPlace | null;
  wrong: number;
}

/**
 * Counts the posts of one mark of the feed as they are, and puts right what is wrong: after a
 * restored table, or a script that kept the triggers from noting changes.
 * @param last the mark that was checked before; null for the first
 */
export async function checkFeedMarks(db: Database, last: MarkPlace | null): Promise<CheckedMark> {
  const checked = await db.transaction(async (tx) =>
    (await lockMarks(tx, db.engine)) ? amendMark(tx, last) : { at: last, wrong: 0 },
  );
  return checked ?? { at: null, wrong: 0 };
}
