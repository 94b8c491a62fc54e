import type { Context } from 'koa';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import type { Services } from '../services';

/**
 * The address of the site, without a slash at its end, for addresses that leave it: canonical ones,
 * link previews, feeds. As the deployment says (PUBLIC_URL), else as the request names it.
 * @throws ApiError VALIDATION when neither does
 */
export function publicOrigin(ctx: Context, services: Pick<Services, 'publicOrigin'>): string {
  if (services.publicOrigin !== null) return services.publicOrigin;
  if (ctx.host === '') throw new ApiError('VALIDATION', errorTexts.VALIDATION);
  return `${ctx.protocol}://${ctx.host}`;
}
