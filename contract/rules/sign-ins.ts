import type { AuditKind } from './audit';

/** What is noted of the ways into an account: passwords that were typed, and a new one. */
export const signInKinds = [
  'login.success',
  'login.failure',
  'password.failure',
  'password.change',
] as const satisfies readonly AuditKind[];

/** One of them. */
export type SignInKind = (typeof signInKinds)[number];
