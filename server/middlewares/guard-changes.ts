import type { Context, Next } from 'koa';
import { guardOrigin } from '../http/origin';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets only this site's own pages, and scripts without cookies, change anything. */
export function guardChanges(ctx: Context, next: Next): Promise<void> {
  if (!reading.has(ctx.method)) guardOrigin(ctx.req.headers, ctx);
  return next();
}
