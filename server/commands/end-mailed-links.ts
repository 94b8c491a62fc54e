import type { Runner } from '../database/statement';
import { endLinksOf } from '../tables/mail-link';
import { deleteMailsOf, deleteMailsTo } from '../tables/mail-outbox';

/**
 * Ends requests made with a member's former password or address: the mailed links, and the waiting
 * mails that would carry more.
 * @param account.email the address for mails about a forgotten password
 */
export async function endMailedLinks(
  tx: Runner,
  { memberId, email }: { memberId: number; email: string },
): Promise<void> {
  // Mails first: a mail being sent has made its link by the time its row can be deleted.
  await deleteMailsOf(tx, { kind: 'emailChange', memberId });
  await deleteMailsTo(tx, { kind: 'passwordReset', recipient: email });
  await endLinksOf(tx, memberId, null);
}
