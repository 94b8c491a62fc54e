import type { Context, Next } from 'koa';
import { ApiError } from '@contract/errors';
import { validationTexts } from '@contract/texts';
import { readSite, type SiteFile } from '../http/site-files';
import type { AnswerPage } from '../rendering/pages';

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
 * Serves the built site. A path that may be a page gets the page as rendered here, else the app,
 * which knows its routes.
 * @param dir the folder of the build, read once
 * @param answerPage renders pages; null leaves them all to browsers
 */
export function site(dir: string, answerPage: AnswerPage | null) {
  const files = readSite(dir);
  return async (ctx: Context, next: Next): Promise<void> => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const path = decoded(ctx.path);
    const file = isRead ? files.get(path) : undefined;
    const app = isRead && !file && isPage(path) ? files.get(INDEX) : undefined;
    if (file) send(ctx, file);
    else if (!app) await next();
    else if (!(await answerPage?.(ctx))) send(ctx, app);
  };
}
