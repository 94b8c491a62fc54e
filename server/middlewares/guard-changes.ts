import { guardOrigin } from '@contract/rules/links/same-origin';
import type { Context, Next } from 'koa';

/** Lets only this site's own pages, and programs other than browsers, change anything. */
export function guardChanges(ctx: Context, next: Next): Promise<void> {
  const { method } = ctx;
  const { origin = null, 'sec-fetch-site': site = null } = ctx.req.headers;
  guardOrigin({ method, site, origin }, ctx);
  return next();
}
