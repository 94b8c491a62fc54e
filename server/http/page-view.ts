import { ApiError } from '@contract/errors';
import type { Context } from 'koa';
import type { Services } from '../services';
import type { Viewer } from '../tables/session';
import { limitedAddress } from '../limits/client-address';
import { readSessionCookie, readVisitorCookie, writeVisitorCookie } from './cookie';

type Needed = Pick<Services, 'limits' | 'visitorIds' | 'views'>;

/**
 * The key for counting a request's views and shares: a member's session, or a guest's visit, which
 * begins with the first request that needs one.
 * @returns null for a guest whose address has begun too many visits: callers without cookies, for
 * example programs, count only up to the limit
 */
export async function visitorOf(
  ctx: Context,
  viewer: Viewer | null,
  { limits, visitorIds }: Needed,
): Promise<string | null> {
  if (viewer) return readSessionCookie(ctx);
  const known = readVisitorCookie(ctx);
  if (known !== null && visitorIds.isOurs(known)) return known;
  try {
    await limits.count('visit', limitedAddress(ctx.ip));
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
  const made = visitorIds.make();
  writeVisitorCookie(ctx, made);
  return made;
}

/**
 * Counts a view of a post, once per visit; every page or answer with a whole post calls it.
 * @returns the number of views to add to the count in the post's row
 */
export async function countPageView(
  ctx: Context,
  viewer: Viewer | null,
  postId: number,
  services: Needed,
): Promise<number> {
  // A HEAD request does not count as a view.
  const visitor = ctx.method === 'HEAD' ? null : await visitorOf(ctx, viewer, services);
  return visitor === null ? services.views.waiting(postId) : services.views.note(visitor, postId);
}
