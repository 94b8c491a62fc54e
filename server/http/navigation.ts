import type { Context } from 'koa';

/** Whether a browser requests a whole page, not a part of one. */
export function isNavigation(ctx: Context): boolean {
  const target = ctx.get('Sec-Fetch-Dest');
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  return isRead && ctx.get('Accept').includes('text/html') && /^(?:document)?$/.test(target);
}

/** Whether an address is an API call or the folder of all calls. */
export const isCall = (path: string): boolean => /^\/api(?:\/|$)/.test(path);
