import { randomBytes } from 'node:crypto';
import type { MadePasskey, UsedPasskey } from '@contract/rules/members/passkeys';
import { checkNewPasskey } from '@contract/rules/members/passkey-check';
import {
  creationOptions,
  guardPasskeys,
  passkeyKnown,
  passkeyMissing,
  requestOptions,
  wrongPasskey,
  type PasskeyRecord,
} from '@contract/rules/members/passkeys';
import { formatId } from '@contract/rules/site/ids';
import { errorTexts } from '@contract/texts';
import type { CheckedLogin } from '../auth/sessions';
import { newToken } from '../auth/tokens';
import { requireFound } from '../guards';
import { limitedAddress, limitedRange } from '../limits/client-address';
import type { Services } from '../services';
import { findOwnCredential, lockCredential } from '../tables/credential';
import { insertMail } from '../tables/mail-outbox';
import { findMember } from '../tables/member';
import {
  countPasskeys,
  deletePasskeyRow,
  findPasskey,
  insertPasskey,
  updatePasskeyName,
} from '../tables/passkey';
import { endCodesAfterLast, hasSecondFactor } from '../tables/second-factor';
import { readSettings } from '../tables/setting';
import { confirmAll, noteFactor, renewCodes, type GivenBoth } from './check-factor';
import { checkCurrentPassword, type Confirmation } from './check-password';
import { allowedOf, endChallenge, newChallenge, usePasskey } from './passkey-proof';
import { auditFailure, detailOf, knownDevice, type Origin } from './sign-in';

/** What a browser needs to sign in with a passkey. @param origin the site's own address */
export async function startPasskeyLogin({ db }: Services, origin: string, now: number) {
  const token = newToken();
  const challenge = await newChallenge(db, { purpose: 'login', owner: token, now });
  return { token, options: requestOptions(challenge, origin, []) };
}

/**
 * Checks the passkey of a login. It is both factors: the device, and what its person showed it.
 * @returns the login, which may now start a session
 * @throws ApiError BAD_CREDENTIALS, RATE_LIMITED, or NOT_FOUND if the login does not wait any more
 */
export async function logInWithPasskey(
  services: Services,
  { token, passkey }: { token: string; passkey: UsedPasskey },
  { origin, now, ...from }: Origin & { origin: string; now: number },
): Promise<CheckedLogin> {
  const { db, limits } = services;
  const counted = [
    ['loginByAddress', limitedAddress(from.address)],
    ['loginByRange', limitedRange(from.address)],
  ] as const;
  for (const [name, who] of counted) await limits.count(name, who);
  const asker = { purpose: 'login', owner: token, origin, now } as const;
  const memberId = await usePasskey(db, asker, passkey, null);
  const credential = memberId === null ? null : await findOwnCredential(db, { memberId });
  if (memberId === null || !credential) {
    const named = await findPasskey(db, { credentialId: passkey.id });
    const subject = named ? formatId('user', named.memberId) : 'unknown';
    await auditFailure(services, { subject, detail: detailOf(from.address, null), now });
    throw wrongPasskey();
  }
  for (const [name, who] of counted) await limits.refund(name, who);
  const device = await knownDevice(services, credential.email, from.devices, now);
  return { memberId, passwordHash: credential.passwordHash ?? '', device };
}

/**
 * What a browser needs to make a passkey.
 * @param origin the site's own address
 * @throws ApiError BAD_CREDENTIALS, CONFLICT for one too many, RATE_LIMITED or UNAVAILABLE
 */
export async function startPasskey(
  services: Services,
  confirmation: Confirmation,
  password: string,
  origin: string,
) {
  const { db } = services;
  const { memberId, session, now } = confirmation;
  await checkCurrentPassword(services, confirmation, password);
  const known = await allowedOf(db, memberId);
  guardPasskeys(known.length);
  const member = requireFound(await findMember(db, { id: memberId }), errorTexts.NOT_FOUND);
  const credential = await findOwnCredential(db, { memberId });
  const { siteName } = await readSettings(db);
  const challenge = await newChallenge(db, { purpose: 'add', owner: session, now });
  const named = { id: memberId, email: credential?.email ?? '', userName: member.userName };
  return creationOptions({ challenge, origin, siteName, member: named, known });
}

/**
 * Adds a passkey and tells its member by mail.
 * @param origin the site's own address
 * @returns the passkey, and recovery codes if it is the first second factor
 * @throws ApiError BAD_CREDENTIALS, CONFLICT, or NOT_FOUND if it was not asked for
 */
export async function addPasskey(
  { db, sessions }: Services,
  confirmation: Confirmation,
  { name, passkey }: { name: string; passkey: MadePasskey },
  origin: string,
): Promise<{ passkey: PasskeyRecord; recoveryCodes: string[] }> {
  const { memberId, session, now } = confirmation;
  const challenge = await endChallenge(db, { purpose: 'add', owner: session, now });
  const checked = await checkNewPasskey(passkey, { challenge, origin });
  if (!checked) throw wrongPasskey();
  const id = randomBytes(12).toString('base64url');
  const recoveryCodes = await db.transaction(async (tx) => {
    await lockCredential(tx, { memberId });
    guardPasskeys(await countPasskeys(tx, { memberId }));
    const isFirst = !(await hasSecondFactor(tx, { memberId }));
    if (!(await insertPasskey(tx, { ...checked, id, memberId, name, now }))) throw passkeyKnown();
    await noteFactor(tx, 'passkey.add', confirmation);
    const recipient = (await findOwnCredential(tx, { memberId }))?.email ?? '';
    await insertMail(tx, { kind: 'passkeyWasAdded', recipient, memberId, now });
    const isSecured = await hasSecondFactor(tx, { memberId });
    return isFirst && isSecured ? renewCodes(tx, memberId) : [];
  });
  sessions.forget(memberId);
  const { isSynced } = checked;
  return { passkey: { id, name, createdAt: now, lastUsedAt: null, isSynced }, recoveryCodes };
}

/** Renames a member's passkey. @throws ApiError NOT_FOUND without one */
export async function renamePasskey(
  { db }: Services,
  passkey: { memberId: number; id: string; name: string },
): Promise<PasskeyRecord> {
  const renamed = await db.transaction((tx) => updatePasskeyName(tx, passkey));
  if (!renamed) throw passkeyMissing();
  return renamed;
}

/**
 * Deletes a passkey after the password, and a second factor if there is one.
 * @param origin the site's own address
 * @throws ApiError as `confirmAll`, or NOT_FOUND without it
 */
export async function deletePasskey(
  services: Services,
  confirmation: Confirmation,
  { id, ...given }: GivenBoth & { id: string },
  origin: string,
): Promise<void> {
  const { memberId } = confirmation;
  await confirmAll(services, confirmation, given, origin);
  await services.db.transaction(async (tx) => {
    await lockCredential(tx, { memberId });
    if (!(await deletePasskeyRow(tx, { memberId, id }))) throw passkeyMissing();
    await noteFactor(tx, 'passkey.remove', confirmation);
    await endCodesAfterLast(tx, memberId);
  });
  services.sessions.forget(memberId);
}
