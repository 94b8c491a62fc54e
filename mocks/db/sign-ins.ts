import { formatId } from '@contract/rules/ids';
import { signInDetail, signInKinds, type SignInKind } from '@contract/rules/sign-ins';
import { audit } from './audit';

/** The address of everybody in the mock world. */
const address = '127.0.0.1';

const isSignIn = (kind: string): kind is SignInKind =>
  (signInKinds as readonly string[]).includes(kind);

interface SignIn {
  kind: SignInKind;
  /** The account; null when there is none. */
  memberId: number | null;
  /** Whether the account knew the device; left out where a session asked. */
  device?: 'known' | 'new';
  /** A masked email that no account has. */
  email?: string | undefined;
  now: number;
}

/** Passwords that were typed for an account, right and wrong, and new ones; the audit keeps them. */
export const signIns = {
  note({ kind, memberId, device, email, now }: SignIn): void {
    audit.write({
      actorId: kind === 'login.failure' ? null : memberId,
      action: kind,
      subject: memberId === null ? 'unknown' : formatId('user', memberId),
      detail: signInDetail({ address, device, email }),
      now,
    });
  },
  /** Those of a member, the latest first. */
  listOf: (memberId: number) =>
    audit
      .listOf(formatId('user', memberId))
      .flatMap(({ action, ...row }) => (isSignIn(action) ? [{ ...row, kind: action }] : []))
      .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id),
};
