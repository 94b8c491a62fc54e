import type { Context, Next } from 'koa';
import { findPath } from '@contract/endpoints/paths';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';

interface Layer {
  methods: string[];
}

function refuseMethod(ctx: Context, allowed: Iterable<string>): never {
  ctx.set('Allow', [...allowed].join(', '));
  throw new ApiError('METHOD_NOT_ALLOWED', errorTexts.METHOD_NOT_ALLOWED);
}

/**
 * Refuses a method that a path of the contract does not support. Runs before the routes, where
 * another path's parameter would match a name: `PATCH /api/posts/feed` changes no post.
 * @throws ApiError METHOD_NOT_ALLOWED (with `Allow`)
 */
export function guardMethod(ctx: Context, next: Next): Promise<void> {
  const methods = findPath(ctx.path)?.methods;
  if (methods && !methods.includes(ctx.method)) refuseMethod(ctx, methods);
  return next();
}

/**
 * Refuses a request without a route: another method of a known path, or an unknown path.
 * @throws ApiError METHOD_NOT_ALLOWED (with `Allow`) or NOT_FOUND
 */
export function noRoute(ctx: Context): never {
  const matched = (ctx.matched ?? []) as Layer[];
  const allowed = new Set(matched.flatMap(({ methods }) => methods));
  if (allowed.size === 0) throw new ApiError('NOT_FOUND', errorTexts.NOT_FOUND);
  refuseMethod(ctx, allowed);
}
