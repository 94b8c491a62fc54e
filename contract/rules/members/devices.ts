/**
 * The name of the cookie that identifies a browser to the accounts that signed in from it. It signs
 * nobody in: it only gives the owner their own tries when others have used up those of the account.
 * See decision 38.
 */
export const DEVICE_COOKIE = 'mulbit_device';

/** How long a browser is remembered after a login, ms: a year. */
export const DEVICE_LIFETIME = 365 * 24 * 3_600_000;

/** The most accounts that can remember one browser. */
const ACCOUNTS_OF_DEVICE = 4;

/** The number of browsers that an account remembers. */
export const DEVICES_OF_ACCOUNT = 20;

const TOKENS = /^[\w-]{36,43}(?:\.[\w-]{36,43}){0,3}$/;

/**
 * The tokens in a device cookie, one for each account, latest first.
 * @param cookie the value; a missing or foreign one contains no tokens
 */
export function readDevices(cookie: string | null | undefined): string[] {
  return TOKENS.test(cookie ?? '') ? (cookie ?? '').split('.') : [];
}

/**
 * The cookie's value after a login. Each login uses a new token, which makes copied or planted
 * tokens worthless.
 * @param tokens the tokens that came with the login
 * @param known the token that identified the browser to the account
 * @param fresh the token that replaces it
 */
export function devicesAfter(
  tokens: readonly string[],
  known: string | null,
  fresh: string,
): string {
  const others = tokens.filter((token) => token !== known);
  return [fresh, ...others].slice(0, ACCOUNTS_OF_DEVICE).join('.');
}
