import type { Endpoint } from '@contract/endpoints/define';
import { ApiError } from '@contract/errors';
import {
  guardAccess,
  guardConfirmedEmail,
  guardUnrestricted,
  needsConsent,
} from '@contract/policies/access';
import { errorTexts } from '@contract/texts';
import type { RawInput } from '@contract/validate';
import type { Context } from 'koa';
import { isSameKey } from '../lib/same-key';
import type { Services } from '../services';
import { inForce, listConsents } from '../tables/consent';
import type { Viewer } from '../tables/session';
import { limitedAddress } from '../limits/client-address';

async function checkAdminKey(
  ctx: Context,
  given: string,
  { adminKey, limits }: Services,
): Promise<void> {
  const who = limitedAddress(ctx.ip);
  // There is no await between comparing and counting: otherwise, of many keys sent at once, the
  // right one would still be accepted after the wrong ones had used up the limit.
  const isRight = adminKey.opensAlone && isSameKey(given, adminKey.value);
  if (isRight) return limits.refuseWhenSpent('adminKey', who);
  await limits.count('adminKey', who);
  throw new ApiError('ADMIN_KEY', errorTexts.ADMIN_KEY);
}

/**
 * Compares an admin key typed within a session: here the key generated on the first run is valid as
 * well. A wrong one counts for the member, on any device.
 * @returns whether it is right
 * @throws ApiError RATE_LIMITED
 */
export async function confirmAdminKey(
  given: string,
  who: string,
  { adminKey, limits }: Services,
): Promise<boolean> {
  // As above, nothing is awaited between comparing and counting.
  const isRight = isSameKey(given, adminKey.value);
  await (isRight ? limits.refuseWhenSpent('adminKey', who) : limits.count('adminKey', who));
  return isRight;
}

/**
 * Lets permitted callers pass, see `policies/access`; a key counts only if the deployment sets one.
 * @throws ApiError LOGIN_REQUIRED, FORBIDDEN, SUSPENDED, CONSENT_REQUIRED, EMAIL_UNCONFIRMED,
 * ADMIN_KEY or RATE_LIMITED
 */
export async function guardCall(
  ctx: Context,
  endpoint: Endpoint,
  viewer: Viewer | null,
  { body, query }: RawInput,
  services: Services,
): Promise<void> {
  const key = guardAccess(endpoint.access, viewer, { body, query, header: ctx.get('x-admin-key') });
  if (key !== null) await checkAdminKey(ctx, key, services);
  // Missing consents block the same calls as a suspension.
  if (viewer && needsConsent(endpoint)) {
    guardUnrestricted(
      endpoint,
      viewer,
      viewer.hasAgreed ? inForce : await listConsents(services.db, { memberId: viewer.id }),
      services.now(),
    );
  }
  if (services.confirmsEmail) guardConfirmedEmail(endpoint, viewer);
}
