import { conflictError, fieldError } from '@contract/errors';
import { formatId } from '@contract/rules/site/ids';
import { linkEnded } from '@contract/rules/site/mail';
import { signInDetail } from '@contract/rules/members/sign-ins';
import { reasonTexts } from '@contract/texts';
import { hashToken } from '../auth/tokens';
import { limitedAddress } from '../limits/client-address';
import type { Services } from '../services';
import { insertAudit } from '../tables/audit';
import { findOwnCredential, isEmailClaimed, replaceEmail } from '../tables/credential';
import { endLinksOf, findLink, takeLink } from '../tables/mail-link';
import { deleteMailsOf, insertMail } from '../tables/mail-outbox';
import { lockMember } from '../tables/member';
import { markConfirmed } from '../tables/unconfirmed-email';
import { checkCurrentPassword, type Confirmation } from './check-password';
import { endMailedLinks } from './end-mailed-links';

const emailTaken = () => conflictError('email', reasonTexts.emailTaken, null);

/**
 * Queues a link that proves a new address to be the member's. Whether another account has it is
 * looked up when the mail is sent; only that address learns it.
 * @throws ApiError BAD_CREDENTIALS, RATE_LIMITED, VALIDATION for the current address
 */
export async function requestEmailChange(
  services: Services,
  confirmation: Confirmation,
  { password, email }: { password: string; email: string },
): Promise<void> {
  const { db, limits } = services;
  const { memberId, now } = confirmation;
  await checkCurrentPassword(services, confirmation, password);
  const own = await findOwnCredential(db, { memberId });
  if (own?.email === email) throw fieldError('email', reasonTexts.sameEmail);
  await limits.count('changeToEmail', email);
  await db.transaction(async (tx) => {
    await deleteMailsOf(tx, { kind: 'emailChange', memberId });
    await endLinksOf(tx, memberId, 'email');
    await insertMail(tx, { kind: 'emailChange', recipient: email, memberId, now });
  });
}

/**
 * Sets the account's address to the one of the link and notifies the former one, or confirms a
 * newcomer's address.
 * @returns the address
 * @throws ApiError NOT_FOUND when the link is not valid, CONFLICT when another account has taken
 * the address since
 */
export async function confirmEmail(
  { db, sessions }: Services,
  token: string,
  address: string,
  now: number,
): Promise<string> {
  const hash = hashToken(token);
  const found = await findLink(db, { hash, now });
  if (!found || found.purpose === 'password') throw linkEnded();
  const { memberId, email, purpose } = found;
  try {
    await db.transaction(async (tx) => {
      await lockMember(tx, { id: memberId });
      if (!(await takeLink(tx, { hash, purpose, now }))) throw linkEnded();
      const former = await findOwnCredential(tx, { memberId });
      if (!former) throw linkEnded();
      await markConfirmed(tx, { memberId });
      if (purpose === 'signup') return;
      if (!(await replaceEmail(tx, { memberId, email }))) throw emailTaken();
      // A link sent to the former address no longer works.
      await endMailedLinks(tx, { memberId, email: former.email });
      await insertMail(tx, { kind: 'emailWasChanged', recipient: former.email, memberId, now });
      const subject = formatId('user', memberId);
      const detail = signInDetail({ address: limitedAddress(address) });
      await insertAudit(tx, { actorId: memberId, action: 'email.change', subject, detail, now });
    });
  } catch (error) {
    throw isEmailClaimed(error) ? emailTaken() : error;
  }
  // The member may write at once.
  sessions.forget(memberId);
  return email;
}
