import type { UsedPasskey } from '@contract/rules/members/passkeys';
import { checkPasskeyUse } from '@contract/rules/members/passkey-check';
import { passkeyEnded, requestOptions, userHandleOf } from '@contract/rules/members/passkeys';
import { SECOND_STEP_LIFETIME } from '@contract/rules/members/second-factor';
import { hashToken, newToken } from '../auth/tokens';
import type { Database } from '../database';
import {
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  putChallenge,
  takeChallenge,
  type ChallengePurpose,
} from '../tables/passkey';

/** Who was asked for a passkey, and where. */
export interface PasskeyAsker {
  purpose: ChallengePurpose;
  /** The token of the session or the login that asks. */
  owner: string;
  /** The site's own address. */
  origin: string;
  now: number;
}

/** A new challenge, which waits ten minutes for one try. */
export async function newChallenge(
  db: Database,
  { purpose, owner, now }: Omit<PasskeyAsker, 'origin'>,
): Promise<string> {
  const challenge = newToken();
  const row = { purpose, ownerHash: hashToken(owner), challenge };
  await db.transaction((tx) => putChallenge(tx, { ...row, expiresAt: now + SECOND_STEP_LIFETIME }));
  return challenge;
}

/** Ends the challenge of an asker and returns it. @throws ApiError NOT_FOUND without one */
export async function endChallenge(
  db: Database,
  { purpose, owner, now }: Omit<PasskeyAsker, 'origin'>,
): Promise<string> {
  const ownerHash = hashToken(owner);
  const challenge = await db.transaction((tx) => takeChallenge(tx, { purpose, ownerHash, now }));
  if (challenge === null) throw passkeyEnded();
  return challenge;
}

/** The passkeys of a member, for a browser. */
export async function allowedOf(db: Database, memberId: number) {
  return (await listPasskeys(db, { memberId })).map(({ credentialId, transports }) => ({
    credentialId,
    transports: JSON.parse(transports) as string[],
  }));
}

/** What a browser needs to use one of a member's passkeys; null if there is none. */
export async function askForPasskey(db: Database, memberId: number, asker: PasskeyAsker) {
  const allowed = await allowedOf(db, memberId);
  if (allowed.length === 0) return null;
  return requestOptions(await newChallenge(db, asker), asker.origin, allowed);
}

/**
 * Checks the use of a passkey and notes it. Its challenge ends, also after a wrong try.
 * @param of the only member whose passkey counts; null for anybody's
 * @returns its member; null if it proves nothing
 * @throws ApiError NOT_FOUND if its challenge does not wait any more
 */
export async function usePasskey(
  db: Database,
  asker: PasskeyAsker,
  used: UsedPasskey,
  of: number | null,
): Promise<number | null> {
  const challenge = await endChallenge(db, asker);
  const passkey = await findPasskey(db, { credentialId: used.id });
  if (!passkey || (of !== null && passkey.memberId !== of)) return null;
  const { id, memberId, counter: from } = passkey;
  const { userHandle } = used.response;
  // Old keys leave it out if they were asked for by their id.
  if (userHandle ? userHandle !== userHandleOf(memberId) : asker.purpose === 'login') return null;
  const checked = await checkPasskeyUse(used, { challenge, origin: asker.origin }, passkey);
  if (!checked) return null;
  const { counter: to, isSynced } = checked;
  const noted = { id, from, to, isSynced, now: asker.now };
  return (await db.transaction((tx) => notePasskeyUse(tx, noted))) ? memberId : null;
}
