/**
 * The name of the cookie that identifies a browser to the accounts that signed in from it. It signs
 * nobody in: it only lets their owner try when others have used up the tries of an account. See
 * decision 38.
 */
export const DEVICE_COOKIE = 'mulbit_device';

/** How long a browser is remembered after a login, ms: a year. */
export const DEVICE_LIFETIME = 365 * 24 * 3_600_000;

/** The number of accounts that one browser is remembered by. */
const ACCOUNTS_OF_DEVICE = 4;

/** The number of browsers that an account remembers. */
export const DEVICES_OF_ACCOUNT = 20;

const TOKENS = /^[\w-]{36,43}(?:\.[\w-]{36,43}){0,3}$/;

/**
 * The tokens in a device cookie, one for each account, the latest first.
 * @param cookie the value; none, or one that we did not make, gives no token
 */
export function readDevices(cookie: string | null | undefined): string[] {
  return TOKENS.test(cookie ?? '') ? (cookie ?? '').split('.') : [];
}

/**
 * The cookie's value after a login. Each login takes a new token, so that one which somebody copied
 * or planted is worth nothing afterwards.
 * @param tokens the tokens that came with the login
 * @param known the one among them by which the account knew the browser
 * @param fresh the token that takes its place
 */
export function devicesAfter(
  tokens: readonly string[],
  known: string | null,
  fresh: string,
): string {
  const others = tokens.filter((token) => token !== known);
  return [fresh, ...others].slice(0, ACCOUNTS_OF_DEVICE).join('.');
}
