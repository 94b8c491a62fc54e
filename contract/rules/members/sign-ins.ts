import type { AuditKind } from '../admin/audit';

/**
 * The kinds of recorded sign-in events: typed passwords and codes, a new password, a new address, a
 * second factor, a passkey or a provider's account.
 */
export const signInKinds = [
  'login.success',
  'login.failure',
  'password.failure',
  'password.change',
  'password.reset',
  'email.change',
  'passkey.add',
  'passkey.remove',
  'provider.add',
  'provider.remove',
  'factor.setup',
  'factor.remove',
  'factor.codes',
  'factor.recovery',
  'factor.failure',
] as const satisfies readonly AuditKind[];

/** One of these kinds. */
export type SignInKind = (typeof signInKinds)[number];

/** The audit's details of a sign-in event, in addition to who and when. */
export interface SignInDetail {
  /** The origin: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** Whether the account knew the device; undefined if a session asked. */
  device?: 'known' | 'new' | undefined;
  /** The masked email if no account has it. */
  email?: string | undefined;
}

/** The detail of a sign-in in the audit's form. */
export function signInDetail({ address, device, email }: SignInDetail): string {
  return JSON.stringify({ address, device, email });
}

/** Reads the output of `signInDetail`. */
export function readSignInDetail(detail: string): SignInDetail {
  return JSON.parse(detail) as SignInDetail;
}

/**
 * The audit's form of an email that no account has: the operator recognises an address that they
 * know, but nobody gets a list of addresses, or of passwords that were typed into the wrong field.
 */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
