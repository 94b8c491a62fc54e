import type { Context } from 'koa';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import type { Services } from '../services';

/**
 * The address of the site, without a slash at its end, for addresses that leave it: canonical ones,
 * link previews, feeds. It is the deployment's PUBLIC_URL, else the request's origin.
 * @throws ApiError VALIDATION when both are missing
 */
export function publicOrigin(ctx: Context, services: Pick<Services, 'publicOrigin'>): string {
  if (services.publicOrigin !== null) return services.publicOrigin;
  if (ctx.host === '') throw new ApiError('VALIDATION', errorTexts.VALIDATION);
  return `${ctx.protocol}://${ctx.host}`;
}
