import type { Context, Next } from 'koa';
import { everyAnswer } from '../http/security-headers';

const headers = Object.entries(everyAnswer);

const HSTS = 'max-age=31536000';

/** Puts the security headers on every answer. */
export function securityHeaders(ctx: Context, next: Next): Promise<void> {
  const { res } = ctx;
  for (const [name, value] of headers) res.setHeader(name, value);
  if (ctx.secure) res.setHeader('Strict-Transport-Security', HSTS);
  return next();
}
