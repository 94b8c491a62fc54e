import { guardWritingGet } from '@contract/rules/same-origin';
import type { Context } from 'koa';

/**
 * Refuses a request that another site's page makes, or a browser for a link or a picture, also where
 * its method says that it only reads.
 * @throws ApiError FORBIDDEN
 */
export function guardAsChange(ctx: Context): void {
  const { origin = null, accept = null } = ctx.req.headers;
  const { 'sec-fetch-site': site = null, 'sec-fetch-dest': dest = null } = ctx.req.headers;
  guardWritingGet({ method: ctx.method, site, origin, dest, accept }, ctx);
}
