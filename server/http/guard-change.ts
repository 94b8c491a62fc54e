import { guardWritingGet } from '@contract/rules/links/same-origin';
import type { Context } from 'koa';

/**
 * Refuses a request from another site's page, or one that a browser makes for a link or a picture,
 * even with a method that only reads.
 * @throws ApiError FORBIDDEN
 */
export function guardAsChange(ctx: Context): void {
  const { origin = null, accept = null } = ctx.req.headers;
  const { 'sec-fetch-site': site = null, 'sec-fetch-dest': dest = null } = ctx.req.headers;
  guardWritingGet({ method: ctx.method, site, origin, dest, accept }, ctx);
}
