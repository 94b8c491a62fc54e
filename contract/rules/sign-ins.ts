import type { AuditKind } from './audit';

/** What is noted of the ways into an account: passwords that were typed, a new one, a new address. */
export const signInKinds = [
  'login.success',
  'login.failure',
  'password.failure',
  'password.change',
  'password.reset',
  'email.change',
] as const satisfies readonly AuditKind[];

/** One of them. */
export type SignInKind = (typeof signInKinds)[number];

/** What the audit keeps of one, beside who and when. */
export interface SignInDetail {
  /** Where it came from: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** Whether the account knew the device; undefined where a session asked. */
  device?: 'known' | 'new' | undefined;
  /** The masked email where no account has it. */
  email?: string | undefined;
}

/** The detail of a sign-in as the audit keeps it. */
export function signInDetail({ address, device, email }: SignInDetail): string {
  return JSON.stringify({ address, device, email });
}

/** Reads what `signInDetail` wrote. */
export function readSignInDetail(detail: string): SignInDetail {
  return JSON.parse(detail) as SignInDetail;
}

/**
 * An email as the audit names it where no account has it: the operator recognises one that they
 * know, and nobody gets a list of addresses, or of passwords that were typed into the wrong field.
 */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
