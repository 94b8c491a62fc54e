import { guardWritingGet } from '@contract/rules/same-origin';
import type { Context } from 'koa';

/**
 * Refuses a request that another site's page makes, also where its method says that it only reads.
 * @throws ApiError FORBIDDEN
 */
export function guardAsChange(ctx: Context): void {
  const { origin = null, 'sec-fetch-site': site = null, accept = null } = ctx.req.headers;
  guardWritingGet({ method: ctx.method, site, origin, accept }, ctx);
}
