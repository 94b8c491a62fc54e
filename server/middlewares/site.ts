import type { Context, Next } from 'koa';
import { ApiError } from '@contract/errors';
import { validationTexts } from '@contract/texts';
import { readSite, type SiteFile } from '../http/site-files';

const INDEX = '/index.html';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new ApiError('VALIDATION', validationTexts.field);
  }
}

/** Whether a path may be a page of the app: not a call, not an upload, not the name of a file. */
function isPage(path: string): boolean {
  // Not by a pattern: looking for the last name with one took half a second for a path of dots.
  const name = path.slice(path.lastIndexOf('/') + 1);
  return !/^\/(?:api|uploads)(?:\/|$)/.test(path) && !name.includes('.');
}

function send(ctx: Context, file: SiteFile): void {
  const accepted = ctx.acceptsEncodings(
    ...file.encoded.map(({ encoding }) => encoding),
    'identity',
  );
  const encoded = file.encoded.find(({ encoding }) => encoding === accepted);
  ctx.set('Cache-Control', file.cacheControl);
  ctx.set('ETag', file.etag);
  ctx.set('Content-Type', file.type);
  if (file.encoded.length > 0) ctx.vary('Accept-Encoding');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (encoded) ctx.set('Content-Encoding', encoded.encoding);
  ctx.body = encoded?.bytes ?? file.plain;
}

/**
 * Serves the built site; every path that may be a page gets the app, which knows its routes.
 * @param dir the folder of the build, read once
 */
export function site(dir: string) {
  const files = readSite(dir);
  return async (ctx: Context, next: Next): Promise<void> => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const path = decoded(ctx.path);
    const file = isRead ? (files.get(path) ?? (isPage(path) ? files.get(INDEX) : undefined)) : null;
    if (file) send(ctx, file);
    else await next();
  };
}
