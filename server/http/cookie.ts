import type { Context } from 'koa';
import { SESSION_LIFETIME } from '../auth/sessions';

const NAME = 'mulbit_session';
const VALUE = /^[\w-]{43}$/;

// Behind TLS the prefix makes browsers refuse the cookie from a subdomain or over plain HTTP.
const nameFor = (isSecure: boolean) => (isSecure ? `__Host-${NAME}` : NAME);

/** The session cookie's value; null when there is none that we could have made. */
export function readSessionCookie(ctx: Context): string | null {
  const { cookie } = ctx.req.headers;
  if (cookie === undefined) return null;
  const prefix = `${nameFor(ctx.secure)}=`;
  const found = cookie.split(';').find((pair) => pair.trimStart().startsWith(prefix));
  const value = found?.trim().slice(prefix.length) ?? '';
  return VALUE.test(value) ? value : null;
}

function write(ctx: Context, value: string, seconds: number): void {
  const isSecure = ctx.secure;
  const parts = [`${nameFor(isSecure)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (isSecure) parts.push('Secure');
  ctx.set('Set-Cookie', [...parts, `Max-Age=${seconds}`].join('; '));
}

/** Gives the browser a session. */
export function writeSessionCookie(ctx: Context, token: string): void {
  write(ctx, token, SESSION_LIFETIME / 1000);
}

/** Takes the browser's session away. */
export function clearSessionCookie(ctx: Context): void {
  write(ctx, '', 0);
}
