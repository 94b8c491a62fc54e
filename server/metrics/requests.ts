import { findPath } from '@contract/endpoints/paths';
import type { Context, Next } from 'koa';
import type { Instruments } from './instruments';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The pattern of a request's path; never the path itself, of which there are any number. */
function routeOf(ctx: Context & { _matchedRoute?: unknown }): string {
  const { _matchedRoute: matched } = ctx;
  if (typeof matched === 'string') return matched;
  // A refusal before the routes.
  const known = findPath(ctx.path);
  if (known) return known.path;
  if (ctx.status >= 300 && ctx.status !== 304) return 'unknown';
  return ctx.type === 'text/html' ? 'page' : 'file';
}

/** Makes the outermost middleware, which measures each request. */
export function measureRequests({ requests }: Pick<Instruments, 'requests'>) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const begun = performance.now();
    await next();
    const labels = {
      method: methods.has(ctx.method) ? ctx.method : 'other',
      route: routeOf(ctx),
      status: `${Math.floor(ctx.status / 100)}xx`,
    };
    requests.observe(labels, (performance.now() - begun) / 1_000);
  };
}
