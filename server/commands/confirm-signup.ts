import type { Runner } from '../database/statement';
import type { Services } from '../services';
import { endLinksOf } from '../tables/mail-link';
import { deleteMailsOf, insertMail } from '../tables/mail-outbox';
import { findUnconfirmed, markUnconfirmed } from '../tables/unconfirmed-email';

async function queueMail(tx: Runner, memberId: number, email: string, now: number): Promise<void> {
  await deleteMailsOf(tx, { kind: 'signupConfirm', memberId });
  await endLinksOf(tx, memberId, 'signup');
  await insertMail(tx, { kind: 'signupConfirm', recipient: email, memberId, now });
}

/** Lets a newcomer write only after they open a link sent to their address. @param now ms */
export async function askForConfirmation(
  tx: Runner,
  memberId: number,
  email: string,
  now: number,
): Promise<void> {
  await markUnconfirmed(tx, { memberId });
  await queueMail(tx, memberId, email, now);
}

/** Sends the link again and ends the earlier one; does nothing if no address waits. */
export function sendConfirmationAgain(
  { db, confirmsEmail }: Services,
  memberId: number,
  now: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const email = confirmsEmail ? await findUnconfirmed(tx, { memberId }) : null;
    if (email !== null) await queueMail(tx, memberId, email, now);
  });
}
