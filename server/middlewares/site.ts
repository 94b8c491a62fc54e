import type { Context, Next } from 'koa';
import { closedToPrograms } from '@contract/closed-pages';
import { isCall, isNavigation } from '../http/navigation';
import type { Settings } from '@contract/models/settings';
import { sendCacheable } from '../http/cacheable';
import { manifestOf } from '../http/manifest';
import { documentHeaders } from '../http/security-headers';
import { readSite, type SiteFile } from '../http/site-files';
import type { AnswerPage } from '../rendering/pages';

const INDEX = '/index.html';
const MANIFEST = '/manifest.webmanifest';

/** A decoded path; null for an invalid encoding. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

// Not a regular expression: finding the last name with a dot took half a second for a path of dots.
const hasDot = (path: string) => path.includes('.', path.lastIndexOf('/') + 1);

/**
 * Whether a request may be for a page of the app: not a call, an upload or a built file. A path
 * like a file's name counts only if a browser requests a page: an address copied from a sentence
 * may end with its full stop.
 */
function isForPage(ctx: Context, path: string): boolean {
  if (isCall(path) || /^\/uploads(?:\/|$)/.test(path)) return false;
  if (!hasDot(path)) return true;
  return !path.startsWith('/assets/') && isNavigation(ctx);
}

/** Whether search engines must not list a page. */
const isClosed = (path: string) =>
  closedToPrograms.some((closed) => path === closed || path.startsWith(`${closed}/`));

const builtDocument = documentHeaders();

function send(ctx: Context, file: SiteFile): void {
  const accepted = ctx.acceptsEncodings(
    ...file.encoded.map(({ encoding }) => encoding),
    'identity',
  );
  const encoded = file.encoded.find(({ encoding }) => encoding === accepted);
  ctx.set('Cache-Control', file.cacheControl);
  ctx.set('ETag', file.etag);
  ctx.set('Content-Type', file.type);
  if (file.type.startsWith('text/html')) ctx.set(builtDocument);
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
 * Serves the built site. A path that may be a page gets the page rendered here, else the app, which
 * knows its routes.
 * @param dir the folder of the build, read once
 * @param answerPage renders pages; null leaves them all to browsers
 * @param readIdentity the site's name and icon, for its manifest
 */
export function site(
  dir: string,
  answerPage: AnswerPage | null,
  readIdentity: () => Promise<Pick<Settings, 'siteName' | 'siteIcon'>>,
) {
  const files = readSite(dir);
  return async (ctx: Context, next: Next): Promise<void> => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const path = decoded(ctx.path);
    if (path === null) {
      await next();
      return;
    }
    const file = isRead ? files.get(path) : undefined;
    const app = isRead && !file && isForPage(ctx, path) ? files.get(INDEX) : undefined;
    if (!file && hasDot(path)) ctx.vary(['Accept', 'Sec-Fetch-Dest']);
    if (app && isClosed(path)) ctx.set('X-Robots-Tag', 'noindex');
    if (file && path === MANIFEST) {
      const body = manifestOf(file.plain.toString(), await readIdentity());
      sendCacheable(ctx, { type: 'application/manifest+json', cacheControl: 'no-cache', body });
    } else if (file) send(ctx, file);
    else if (!app) await next();
    else if (!(await answerPage?.(ctx))) send(ctx, app);
  };
}
