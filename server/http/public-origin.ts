import type Koa from 'koa';
import type { Context } from 'koa';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import type { Services } from '../services';

/**
 * The address of the site, without a slash at its end, for addresses that leave it: canonical ones,
 * link previews, feeds. It is the deployment's PUBLIC_URL, else the request's origin, which no
 * shared cache may store.
 * @throws ApiError VALIDATION when both are missing
 */
export function publicOrigin(ctx: Context, services: Pick<Services, 'publicOrigin'>): string {
  if (services.publicOrigin !== null) return services.publicOrigin;
  if (ctx.host === '') throw new ApiError('VALIDATION', errorTexts.VALIDATION);
  return `${ctx.secure ? 'https' : 'http'}://${ctx.host}`;
}

/**
 * Makes an app take its host only from `Host`, and never from `X-Forwarded-Host`, which any caller
 * may send through a proxy. A proxy that replaces `Host` needs PUBLIC_URL: requests from the pages
 * of that address then count as the site's own.
 */
export function nameHost({ request }: Koa, publicUrl: string | null): void {
  const known = publicUrl === null ? null : new URL(publicUrl);
  Object.defineProperty(request, 'host', {
    get(this: Koa.Request): string {
      const { origin, host = '' } = this.req.headers;
      return known && origin === known.origin ? known.host : host;
    },
  });
}
