import type { UsedPasskey } from '@contract/rules/members/passkeys';
import { checkPasskeyUse, type CheckedPasskey } from '@contract/rules/members/passkey-check';
import { passkeyEnded, requestOptions, userHandleOf } from '@contract/rules/members/passkeys';
import { SECOND_STEP_LIFETIME } from '@contract/rules/members/second-factor';
import { table, type Row } from './table';

type Passkey = Row<'passkey'>;

const rows = table('passkey');

const random = (bytes: number) =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Who asked for a passkey, and where. */
export interface PasskeyAsker {
  purpose: 'login' | 'step' | 'add' | 'confirm';
  /** The token of the session or the login that asks. */
  owner: string;
  origin: string;
  now: number;
}

const challenges = new Map<string, { challenge: string; expiresAt: number }>();
const keyOf = ({ purpose, owner }: PasskeyAsker) => `${purpose} ${owner}`;

const transportsOf = ({ transports }: Passkey) => JSON.parse(transports) as string[];

/** Members' passkeys, and the challenges that wait for one. */
export const passkeys = {
  /** Ends everything that waits. */
  forget: () => challenges.clear(),
  /** The latest first. */
  listOf: (memberId: number) =>
    rows.list({ memberId }).sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1)),
  countOf: (memberId: number) => rows.list({ memberId }).length,
  findByCredential: (credentialId: string) => rows.find({ credentialId }),
  allowedOf: (memberId: number) =>
    passkeys
      .listOf(memberId)
      .map((row) => ({ credentialId: row.credentialId, transports: transportsOf(row) })),
  /** Stores a new challenge in place of the owner's earlier one. */
  newChallenge(asker: PasskeyAsker): string {
    const challenge = random(32);
    challenges.set(keyOf(asker), { challenge, expiresAt: asker.now + SECOND_STEP_LIFETIME });
    return challenge;
  },
  /** Ends the challenge of an asker and returns it. @throws ApiError NOT_FOUND without one */
  endChallenge(asker: PasskeyAsker): string {
    const found = challenges.get(keyOf(asker));
    challenges.delete(keyOf(asker));
    if (!found || found.expiresAt <= asker.now) throw passkeyEnded();
    return found.challenge;
  },
  /** What a browser needs to use one of a member's passkeys; null if there is none. */
  askOf(memberId: number, asker: PasskeyAsker) {
    const allowed = passkeys.allowedOf(memberId);
    if (allowed.length === 0) return null;
    return requestOptions(passkeys.newChallenge(asker), asker.origin, allowed);
  },
  /**
   * Checks the use of a passkey and notes it. Its challenge ends, also after a wrong try.
   * @param of the only member whose passkey counts; null for anybody's
   * @returns its member; null if it proves nothing
   */
  async use(asker: PasskeyAsker, used: UsedPasskey, of: number | null): Promise<number | null> {
    const challenge = passkeys.endChallenge(asker);
    const passkey = rows.find({ credentialId: used.id });
    if (!passkey || (of !== null && passkey.memberId !== of)) return null;
    const { id, memberId } = passkey;
    const { userHandle } = used.response;
    if (userHandle ? userHandle !== userHandleOf(memberId) : asker.purpose === 'login') return null;
    const checked = await checkPasskeyUse(used, { challenge, origin: asker.origin }, passkey);
    if (!checked || rows.find({ id })?.counter !== passkey.counter) return null;
    rows.update({ id }, { ...checked, lastUsedAt: asker.now });
    return memberId;
  },
  insert(memberId: number, name: string, checked: CheckedPasskey, now: number): Passkey {
    const transports = JSON.stringify(checked.transports);
    const dates = { createdAt: now, lastUsedAt: null };
    return rows.insert({ ...checked, ...dates, id: random(12), memberId, name, transports });
  },
  rename(memberId: number, id: string, name: string): Passkey | null {
    if (rows.find({ id })?.memberId !== memberId) return null;
    rows.update({ id }, { name });
    return rows.find({ id });
  },
  /** Deletes a member's passkey; returns whether it existed. */
  remove(memberId: number, id: string): boolean {
    if (rows.find({ id })?.memberId !== memberId) return false;
    rows.remove({ id });
    return true;
  },
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
