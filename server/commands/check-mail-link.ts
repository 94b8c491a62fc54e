import { linkEnded } from '@contract/rules/site/mail';
import { hashToken } from '../auth/tokens';
import type { Database } from '../database';
import { findLink, type MailLink } from '../tables/mail-link';

/**
 * Looks a link up without using it.
 * @throws ApiError NOT_FOUND when it is not valid
 */
export async function checkMailLink(db: Database, token: string, now: number): Promise<MailLink> {
  const link = await findLink(db, { hash: hashToken(token), now });
  if (!link) throw linkEnded();
  return link;
}
