import type { Runner } from '../database/statement';
import { endLinksOf } from '../tables/mail-link';
import { deleteMailsOf, deleteMailsTo } from '../tables/mail-outbox';

/**
 * Ends what was asked for with a member's former password or address: the links that were mailed,
 * and the mails that still wait and would carry others.
 * @param account.email the address to which a forgotten password was to be mailed
 */
export async function endMailedLinks(
  tx: Runner,
  { memberId, email }: { memberId: number; email: string },
): Promise<void> {
  // Mails first: one that is just being sent has made its link when its row is free to be deleted.
  await deleteMailsOf(tx, 'emailChange', memberId);
  await deleteMailsTo(tx, 'passwordReset', email);
  await endLinksOf(tx, memberId, null);
}
