import { MAIL_PARKED_FOR } from '@contract/rules/site/mail';
import { SESSION_LIFETIME } from '@contract/rules/members/sessions';
import type { Database } from '../database';
import { forgetPreviews } from '../tables/link-preview';
import { forgetParkedMails } from '../tables/mail-outbox';
import { forgetShares } from '../tables/post-share';

/** Deletes expired previews, the shares of ended sessions, and mails that were refused long ago. */
export async function sweepLinks(db: Database, now: number): Promise<void> {
  await db.transaction((tx) => forgetPreviews(tx, now));
  await db.transaction((tx) => forgetShares(tx, { before: now - SESSION_LIFETIME }));
  await db.transaction((tx) => forgetParkedMails(tx, { before: now - MAIL_PARKED_FOR }));
}
