import { createHash, timingSafeEqual } from 'node:crypto';
import type { Endpoint } from '@contract/endpoints/define';
import { ApiError } from '@contract/errors';
import { isAdmin } from '@contract/policies/actor';
import { errorTexts } from '@contract/texts';
import type { RawInput } from '@contract/validate';
import type { Context } from 'koa';
import type { Services } from '../services';
import type { Viewer } from '../tables/session';
import { limitedAddress } from '../limits/client-address';
import { requireMember } from '../guards';

function isSameKey(given: string, key: string): boolean {
  // Hashed first, so that neither the comparison nor the length tells anything.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(key));
}

/** The documented `adminKey`, from wherever a call may carry it; empty when it has none. */
function givenKey(ctx: Context, { query, body }: RawInput): string {
  const sources = [body, query].map((part) =>
    typeof part === 'object' && part !== null && 'adminKey' in part ? part.adminKey : undefined,
  );
  const key = [...sources, ctx.get('x-admin-key')].find(Boolean);
  return typeof key === 'string' ? key : '';
}

async function guardKey(
  ctx: Context,
  given: string,
  { adminKey, limits }: Services,
): Promise<void> {
  const who = limitedAddress(ctx.ip);
  // Nothing is awaited between comparing and counting: of many keys sent at once, the right one
  // would otherwise still be let in after the wrong ones had used up the limit.
  const isRight = adminKey.opensAlone && isSameKey(given, adminKey.value);
  if (isRight) return limits.refuseWhenSpent('adminKey', who);
  await limits.count('adminKey', who);
  throw new ApiError('ADMIN_KEY', errorTexts.ADMIN_KEY);
}

/**
 * Lets those pass whom an endpoint is for. An admin's session needs no key; without a session a
 * key does where the deployment sets one; a member's session is never more than a member's.
 * @throws ApiError LOGIN_REQUIRED, FORBIDDEN, ADMIN_KEY or RATE_LIMITED
 */
export async function guardAccess(
  ctx: Context,
  { access }: Endpoint,
  viewer: Viewer | null,
  raw: RawInput,
  services: Services,
): Promise<void> {
  if (access === 'public' || isAdmin(viewer)) return;
  const given = access === 'adminOrKey' && !viewer ? givenKey(ctx, raw) : '';
  if (given !== '') return guardKey(ctx, given, services);
  requireMember(viewer);
  if (access !== 'member') throw new ApiError('FORBIDDEN', errorTexts.FORBIDDEN);
}
