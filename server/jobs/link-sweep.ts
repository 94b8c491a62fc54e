import { SESSION_LIFETIME } from '@contract/rules/sessions';
import type { Database } from '../database';
import { forgetPreviews } from '../tables/link-preview';
import { forgetShares } from '../tables/post-share';

/** Forgets previews that are out of date and who shared what in a session that is over. */
export async function sweepLinks(db: Database, now: number): Promise<void> {
  await db.transaction((tx) => forgetPreviews(tx, now));
  await db.transaction((tx) => forgetShares(tx, now - SESSION_LIFETIME));
}
