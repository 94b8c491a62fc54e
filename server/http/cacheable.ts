import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** The ETag of a content. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Answers with a document, or with 304 if the caller has the same version. */
export function sendCacheable(
  ctx: Context,
  { type, cacheControl, body }: { type: string; cacheControl: string; body: string },
): void {
  ctx.status = 200;
  ctx.set('Cache-Control', cacheControl);
  ctx.set('Content-Type', `${type}; charset=utf-8`);
  ctx.set('ETag', etagOf(body));
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = body;
}
