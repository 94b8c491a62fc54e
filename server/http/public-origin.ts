import type { Context } from 'koa';
import type { Services } from '../services';

/**
 * The address of the site, without a slash at its end, for addresses that leave it: canonical ones,
 * link previews, feeds. As the deployment says (PUBLIC_URL), else as the request names it.
 */
export function publicOrigin(ctx: Context, house: Pick<Services, 'publicOrigin'>): string {
  return house.publicOrigin ?? `${ctx.protocol}://${ctx.host}`;
}
