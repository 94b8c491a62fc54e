import { formatId } from '@contract/rules/site/ids';
import { linkEnded } from '@contract/rules/site/mail';
import { signInDetail } from '@contract/rules/members/sign-ins';
import { hashToken, newToken } from '../auth/tokens';
import { limitedAddress, limitedRange } from '../limits/client-address';
import type { Services } from '../services';
import { insertAudit } from '../tables/audit';
import { setPassword } from '../tables/credential';
import { forgetOtherDevices, rememberDevice } from '../tables/device';
import { endLinksOfAddress, findLink, takeLink } from '../tables/mail-link';
import { deleteMailsTo, insertMail } from '../tables/mail-outbox';
import type { MemberRecord } from '@contract/presenters/member';
import { findMember, lockMember } from '../tables/member';
import { markConfirmed } from '../tables/unconfirmed-email';
import { endMailedLinks } from './end-mailed-links';

/**
 * Queues the mail that replaces a forgotten password, and ends older ones. Whether an account has
 * the address is looked up when the mail is sent: here every address is treated the same.
 * @throws ApiError RATE_LIMITED
 */
export async function requestReset(
  { db, limits }: Services,
  { email, address }: { email: string; address: string },
  now: number,
): Promise<void> {
  await limits.count('resetByAddress', limitedAddress(address));
  await limits.count('resetByRange', limitedRange(address));
  await limits.count('resetByEmail', email);
  await db.transaction(async (tx) => {
    await deleteMailsTo(tx, { kind: 'passwordReset', recipient: email });
    await endLinksOfAddress(tx, { email, purpose: 'password' });
    await insertMail(tx, { kind: 'passwordReset', recipient: email, memberId: null, now });
  });
}

/**
 * Sets a new password with a mailed link, and ends all sessions and links of the account. The
 * browser becomes a known device, so that earlier wrong passwords do not keep its owner out.
 * @returns the account's member, and the device's token
 * @throws ApiError NOT_FOUND when the link is not valid, UNAVAILABLE when too many wait
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
  address: string,
  now: number,
): Promise<{ member: MemberRecord; device: string }> {
  const { db, passwords, sessions } = services;
  const hash = hashToken(token);
  const link = await findLink(db, { hash, now });
  if (link?.purpose !== 'password') throw linkEnded();
  const { memberId, email } = link;
  const passwordHash = await passwords.hash(password, 'unknown');
  const device = newToken();
  // No session has an empty token, so all of them end.
  await sessions.endOthers(memberId, '', async (tx) => {
    await lockMember(tx, { id: memberId });
    if (!(await takeLink(tx, { hash, purpose: 'password', now }))) throw linkEnded();
    await setPassword(tx, { memberId, passwordHash });
    // The holder of the link can read the mails of the address.
    await markConfirmed(tx, { memberId });
    await endMailedLinks(tx, { memberId, email });
    await forgetOtherDevices(tx, memberId, []);
    await rememberDevice(tx, { memberId, hash: hashToken(device), now }, null);
    await insertMail(tx, { kind: 'passwordWasChanged', recipient: email, memberId, now });
    const subject = formatId('user', memberId);
    const detail = signInDetail({ address: limitedAddress(address), device: 'new' });
    await insertAudit(tx, { actorId: memberId, action: 'password.reset', subject, detail, now });
  });
  const member = await findMember(db, { id: memberId });
  if (!member) throw linkEnded();
  return { member, device };
}
