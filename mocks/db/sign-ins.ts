import { formatId } from '@contract/rules/site/ids';
import { signInDetail, signInKinds, type SignInKind } from '@contract/rules/members/sign-ins';
import { audit } from './audit';

/** The address of everybody in the mock world. */
const address = '127.0.0.1';

const isSignIn = (kind: string): kind is SignInKind =>
  (signInKinds as readonly string[]).includes(kind);

interface SignIn {
  kind: SignInKind;
  /** The account; null without one. */
  memberId: number | null;
  /** Whether the account knew the device; left out if a session asked. */
  device?: 'known' | 'new';
  /** A masked email of no account. */
  email?: string | undefined;
  now: number;
}

/** Password entries for an account, right and wrong, and new passwords; stored in the audit. */
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
  /** The sign-ins of a member, latest first. */
  listOf: (memberId: number) =>
    audit
      .listOf(formatId('user', memberId))
      .flatMap(({ action, ...row }) => (isSignIn(action) ? [{ ...row, kind: action }] : []))
      .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id),
};
