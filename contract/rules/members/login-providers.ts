import { ApiError, fieldError } from '../../errors';
import { reasonTexts, validationTexts } from '../../texts';

/** The services whose accounts can sign in here, in the order of their buttons. */
export const loginProviders = ['kakao', 'naver', 'google', 'apple'] as const;

/** One of these services. */
export type LoginProvider = (typeof loginProviders)[number];

/** The cookie that binds a visit at a provider to the browser that began it. */
export const PROVIDER_COOKIE = 'mulbit_provider';

/** How long a visit at a provider, or a newcomer's form after it, may take, ms: 10 minutes. */
export const PROVIDER_VISIT_LIFETIME = 10 * 60_000;

/**
 * How long a session confirms the links of a member who has no password, ms: 10 minutes. Others
 * confirm them by the password.
 */
export const FRESH_SESSION = 10 * 60_000;

/** Where a provider sends people back to; the address that operators register there. */
export const providerReturn = (provider: LoginProvider): string => `/oauth/${provider}`;

/** An account at a provider, as a sign-in there names it. */
export interface ProviderIdentity {
  /** The provider's own id of the account; it never changes. */
  subject: string;
  /** The address of the account; null if the provider did not tell. */
  email: string | null;
  /** Whether the provider says that the address is confirmed. */
  isConfirmed: boolean;
}

/** A provider's account that signs a member in; moments in ms. */
export interface LinkedAccount {
  provider: LoginProvider;
  createdAt: number;
  /** Null before the first sign-in. */
  lastUsedAt: number | null;
}

/** Whether a path leads to a page of the site itself. */
export function isOwnPath(path: string): boolean {
  // Browsers remove tabs and line breaks from an address: a path with one may become `//…`.
  return /^\/(?![/\\])[^\u0000-\u001F\\]*$/.test(path);
}

/** The error for a provider that the site does not offer. */
export const providerOff = (): ApiError => new ApiError('NOT_FOUND', reasonTexts.providerOff);

/** The error for a visit that this browser does not wait for, or not any more. */
export const visitEnded = (): ApiError => new ApiError('NOT_FOUND', reasonTexts.providerEnded);

/** The error for a code that does not prove a sign-in at the provider. */
export const wrongCodeOfProvider = (): ApiError =>
  new ApiError('BAD_CREDENTIALS', reasonTexts.providerRefused);

/** The error for an address that an account has, but cannot be linked by. */
export const accountExists = (): ApiError =>
  new ApiError('CONFLICT', reasonTexts.providerEmailTaken);

/** The error for a provider's account that already signs another member in. */
export const accountTaken = (): ApiError =>
  new ApiError('CONFLICT', reasonTexts.providerAccountTaken);

/** The error for a member who is linked with another account of the provider. */
export const linkedAlready = (): ApiError => new ApiError('CONFLICT', reasonTexts.providerLinked);

/** The error for a link that the member does not have. */
export const linkMissing = (): ApiError => new ApiError('NOT_FOUND', reasonTexts.providerMissing);

/** What a member can sign in with. */
export interface WaysIn {
  hasPassword: boolean;
  hasPasskey: boolean;
  /** How many providers' accounts. */
  links: number;
}

/** Refuses to remove a link that is the last way to sign in. @throws ApiError CONFLICT */
export function guardLastWay({ hasPassword, hasPasskey, links }: WaysIn): void {
  if (!hasPassword && !hasPasskey && links <= 1) {
    throw new ApiError('CONFLICT', reasonTexts.lastWayIn);
  }
}

/**
 * Refuses to change the links of a member without a password in an old session.
 * @param since when the session began, ms
 * @throws ApiError BAD_CREDENTIALS
 */
export function guardFresh(since: number, now: number): void {
  if (now - since > FRESH_SESSION) {
    throw new ApiError('BAD_CREDENTIALS', reasonTexts.sessionOld);
  }
}

/** Refuses a change without the password that the account has. @throws ApiError VALIDATION */
export function guardTyped(password: string | undefined): asserts password is string {
  if (password === undefined) throw fieldError('password', validationTexts.password);
}
