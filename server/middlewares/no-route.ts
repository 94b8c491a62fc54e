import type { Context } from 'koa';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';

interface Layer {
  methods: string[];
}

/**
 * Refuses a request without a route: another method of a known path, or an unknown path.
 * @throws ApiError METHOD_NOT_ALLOWED (with `Allow`) or NOT_FOUND
 */
export function noRoute(ctx: Context): never {
  const matched = (ctx.matched ?? []) as Layer[];
  const allowed = new Set(matched.flatMap(({ methods }) => methods));
  if (allowed.size === 0) throw new ApiError('NOT_FOUND', errorTexts.NOT_FOUND);
  ctx.set('Allow', [...allowed].join(', '));
  throw new ApiError('METHOD_NOT_ALLOWED', errorTexts.METHOD_NOT_ALLOWED);
}
