import {
  cleanCode,
  isSecured,
  isTotpCode,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
  SECOND_STEP_LIFETIME,
} from '@contract/rules/members/second-factor';
import { totpStep } from '@contract/rules/members/totp';
import { members } from './members';
import { passkeys } from './passkeys';
import { table } from './table';

const rows = table('totp');
const codes = table('recoveryCode');

interface Waiting {
  memberId: number;
  /** The known device of a login. */
  device: string | null;
  expiresAt: number;
}

const logins = new Map<string, Waiting>();
const newSecrets = new Map<number, { secret: string; expiresAt: number }>();

/** The second factors of members, and what waits for a code. */
export const secondFactors = {
  /** Ends everything that waits. */
  forget(): void {
    logins.clear();
    newSecrets.clear();
    passkeys.forget();
  },
  /** What a member can prove themselves with. */
  factorsOf: (memberId: number) => ({
    hasTotp: rows.find({ memberId }) !== null,
    hasPasskey: passkeys.countOf(memberId) > 0,
    adminLevel: members.get(memberId).adminLevel,
  }),
  has: (memberId: number) => isSecured(secondFactors.factorsOf(memberId)),
  find: (memberId: number) => rows.find({ memberId }),
  countCodes: (memberId: number) => codes.list({ memberId }).length,
  /** Lets a login wait for a code. */
  openLogin(memberId: number, device: string | null, now: number) {
    const token = crypto.randomUUID();
    const expiresAt = now + SECOND_STEP_LIFETIME;
    logins.set(token, { memberId, device, expiresAt });
    return { token, expiresAt };
  },
  findLogin(token: string, now: number): Waiting | null {
    const login = logins.get(token);
    return login && login.expiresAt > now ? login : null;
  },
  endLogin: (token: string) => logins.delete(token),
  /** Ends the logins of a member that still wait. */
  endLoginsOf(memberId: number): void {
    for (const [token, login] of logins) if (login.memberId === memberId) logins.delete(token);
  },
  keepSecret(memberId: number, secret: string, now: number): void {
    newSecrets.set(memberId, { secret, expiresAt: now + SECOND_STEP_LIFETIME });
  },
  newSecretOf(memberId: number, now: number): string | null {
    const kept = newSecrets.get(memberId);
    return kept && kept.expiresAt > now ? kept.secret : null;
  },
  insert(memberId: number, secret: string, step: number, now: number): void {
    newSecrets.delete(memberId);
    rows.insert({ memberId, secret, lastStep: step, createdAt: now });
  },
  renewCodes(memberId: number): string[] {
    codes.remove({ memberId });
    const fresh = Array.from({ length: RECOVERY_CODES }, () =>
      recoveryCodeOf(crypto.getRandomValues(new Uint8Array(RECOVERY_BYTES))),
    );
    for (const code of fresh) codes.insert({ code: cleanCode(code), memberId });
    return fresh;
  },
  /** Uses up a code of the app or a recovery code; null for a wrong one. */
  use(memberId: number, typed: string, now: number): 'totp' | 'recovery' | null {
    const code = cleanCode(typed);
    if (!isTotpCode(code)) {
      if (codes.find({ code })?.memberId !== memberId) return null;
      codes.remove({ code });
      return 'recovery';
    }
    const totp = rows.find({ memberId });
    const step = totp && totpStep(totp.secret, code, now);
    if (!totp || step === null || step <= totp.lastStep) return null;
    rows.update({ memberId }, { lastStep: step });
    return 'totp';
  },
  removeTotp(memberId: number): void {
    rows.remove({ memberId });
    secondFactors.endCodesAfterLast(memberId);
  },
  /** Deletes the recovery codes of a member whose last second factor was removed. */
  endCodesAfterLast(memberId: number): void {
    if (!secondFactors.has(memberId)) codes.remove({ memberId });
  },
  removeAll(memberId: number): void {
    codes.remove({ memberId });
    rows.remove({ memberId });
    passkeys.removeOfMember(memberId);
  },
};
