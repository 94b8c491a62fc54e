import {
  DEVICE_COOKIE,
  DEVICE_LIFETIME,
  devicesAfter,
  readDevices,
} from '@contract/rules/members/devices';
import {
  CHANGED_COOKIE,
  SESSION_COOKIE,
  SESSION_LIFETIME,
  VISITOR_COOKIE,
} from '@contract/rules/members/sessions';
import { PROVIDER_COOKIE, PROVIDER_VISIT_LIFETIME } from '@contract/rules/members/login-providers';
import type { Context } from 'koa';

const SESSION = { name: SESSION_COOKIE, value: /^[\w-]{43}$/ };
/** A guest's visit, which ends with the browser. It signs nobody in: see `analytics/visits`. */
const VISITOR = { name: VISITOR_COOKIE, value: /^[\w-]{22}\.[\w-]{22}$/ };

/** Where a browser's last change is in the log of the database; see `http/replica`. */
const CHANGED = { name: CHANGED_COOKIE, value: /^\d{1,16}$/ };
/** How long a replica that is used can at most be behind, s: see `database/replica`. */
const CHANGED_LIFETIME = 60;

/** The accounts that signed in from the browser. It signs nobody in: see `contract/rules/members/devices`. */
const DEVICE = { name: DEVICE_COOKIE, value: /^[\w.-]{1,200}$/ };

/** A visit at a provider, which only this browser may end. */
const PROVIDER = { name: PROVIDER_COOKIE, value: /^[\w-]{43}$/ };

type Kind = typeof SESSION;

// Behind TLS the prefix makes browsers refuse the cookie from a subdomain or over plain HTTP.
const nameFor = ({ name }: Kind, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** A cookie's value; null if the request has no cookie in our form. */
function read(ctx: Context, kind: Kind): string | null {
  const { cookie } = ctx.req.headers;
  if (cookie === undefined) return null;
  const prefix = `${nameFor(kind, ctx.secure)}=`;
  const found = cookie.split(';').find((pair) => pair.trimStart().startsWith(prefix));
  const value = found?.trim().slice(prefix.length) ?? '';
  return kind.value.test(value) ? value : null;
}

function write(ctx: Context, kind: Kind, value: string, lifetime: string[]): void {
  const isSecure = ctx.secure;
  const parts = [`${nameFor(kind, isSecure)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (isSecure) parts.push('Secure');
  ctx.append('Set-Cookie', [...parts, ...lifetime].join('; '));
}

/** The session cookie's value; null if the request has no cookie in our form. */
export function readSessionCookie(ctx: Context): string | null {
  return read(ctx, SESSION);
}

/** Gives the browser a session. */
export function writeSessionCookie(ctx: Context, token: string): void {
  write(ctx, SESSION, token, [`Max-Age=${SESSION_LIFETIME / 1000}`]);
}

/**
 * Removes the browser's session and the pages that Back would show. Drafts, settings and the
 * service worker stay: no typed text is lost.
 */
export function clearSessionCookie(ctx: Context): void {
  ctx.set('Clear-Site-Data', '"cache"');
  write(ctx, SESSION, '', ['Max-Age=0']);
}

/** The visit's value, ours or not; null if the request has no cookie in this form. */
export function readVisitorCookie(ctx: Context): string | null {
  return read(ctx, VISITOR);
}

/** Gives the browser a visit. */
export function writeVisitorCookie(ctx: Context, value: string): void {
  write(ctx, VISITOR, value, []);
}

/** The browser's visit at a provider; null without one. */
export function readProviderCookie(ctx: Context): string | null {
  return read(ctx, PROVIDER);
}

/** Gives the browser a visit at a provider. */
export function writeProviderCookie(ctx: Context, token: string): void {
  write(ctx, PROVIDER, token, [`Max-Age=${PROVIDER_VISIT_LIFETIME / 1000}`]);
}

/** The tokens that may identify the browser to accounts. */
export function readDeviceCookie(ctx: Context): string[] {
  return readDevices(read(ctx, DEVICE));
}

/**
 * Gives the browser the token of a login.
 * @param known the token that identified the browser before
 */
export function writeDeviceCookie(ctx: Context, known: string | null, fresh: string): void {
  const value = devicesAfter(readDeviceCookie(ctx), known, fresh);
  write(ctx, DEVICE, value, [`Max-Age=${DEVICE_LIFETIME / 1000}`]);
}

/** The position of the browser's last change; 0 if it has made none lately. */
export function readChangedCookie(ctx: Context): number {
  return Number(read(ctx, CHANGED) ?? 0);
}

/** Notes the position of a change. */
export function writeChangedCookie(ctx: Context, position: number): void {
  write(ctx, CHANGED, String(position), [`Max-Age=${CHANGED_LIFETIME}`]);
}
