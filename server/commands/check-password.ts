import { formatId } from '@contract/rules/site/ids';
import { passwordMissing, wrongPassword } from '@contract/rules/members/sessions';
import { signInDetail } from '@contract/rules/members/sign-ins';
import { countGuess } from '../auth/password-guesses';
import { hashToken } from '../auth/tokens';
import type { Runner } from '../database/statement';
import { limitedAddress } from '../limits/client-address';
import type { Services } from '../services';
import { insertAudit } from '../tables/audit';
import { findOwnCredential } from '../tables/credential';
import { forgetOtherDevices } from '../tables/device';
import { insertMail } from '../tables/mail-outbox';
import { endMailedLinks } from './end-mailed-links';

/** A member's request that asks for their password. */
export interface Confirmation {
  memberId: number;
  /** The value of the session's cookie. */
  session: string;
  /** The client's address. */
  address: string;
  now: number;
}

/**
 * Confirms by the password that the member asks. The session has its own tries, like a known device
 * at a login: nobody else can use them up, and guessing here is not easier.
 * @returns the hash of the password
 * @throws ApiError BAD_CREDENTIALS, also for an account without a password, or RATE_LIMITED
 */
export async function checkCurrentPassword(
  { db, limits, passwords }: Services,
  { memberId, session, address, now }: Confirmation,
  password: string,
): Promise<string> {
  const credential = await findOwnCredential(db, { memberId });
  if (credential?.passwordHash === null) throw passwordMissing();
  const account = credential?.email ?? '';
  const device = hashToken(session);
  const { asker, refund } = await countGuess(limits, { account, address, device });
  const passwordHash = credential?.passwordHash ?? null;
  const isRight = await passwords.matches(passwordHash, password, asker);
  if (passwordHash !== null && isRight) {
    await refund();
    return passwordHash;
  }
  await db.transaction((tx) =>
    insertAudit(tx, {
      actorId: memberId,
      action: 'password.failure',
      subject: formatId('user', memberId),
      detail: signInDetail({ address: limitedAddress(address) }),
      now,
    }),
  );
  throw wrongPassword();
}

/**
 * Forgets the devices of somebody who may have signed in with the old password, ends mailed and
 * queued links, tells the owner by mail, and writes the change into the audit.
 * @param devices the tokens of the browser in use, which stays known
 */
export async function notePasswordChange(
  tx: Runner,
  { memberId, address, now }: Confirmation,
  devices: readonly string[],
): Promise<void> {
  await forgetOtherDevices(tx, memberId, devices.map(hashToken));
  const own = await findOwnCredential(tx, { memberId });
  const recipient = own?.email ?? '';
  await endMailedLinks(tx, { memberId, email: recipient });
  await insertMail(tx, { kind: 'passwordWasChanged', recipient, memberId, now });
  const subject = formatId('user', memberId);
  const detail = signInDetail({ address: limitedAddress(address) });
  await insertAudit(tx, { actorId: memberId, action: 'password.change', subject, detail, now });
}
