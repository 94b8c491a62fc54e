import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import { ADDRESS, count, refuseWhenSpent } from './limits';

/** The key for the query tool of the demo. */
export const DEMO_ADMIN_KEY = 'mulbit-admin-key';

let adminKey: string | null = null;

/** Sets the deployment's admin key; null means that no key is right. */
export function setAdminKey(key: string | null): void {
  adminKey = key;
}

/**
 * Checks the key that an admin typed in addition to their session; without a deployment's key it is
 * the demo's. A wrong one counts for the member.
 * @throws ApiError RATE_LIMITED
 */
export function confirmAdminKey(key: string, who: string, now: number): boolean {
  const isRight = key === (adminKey ?? DEMO_ADMIN_KEY);
  if (isRight) refuseWhenSpent('adminKey', who, now);
  else count('adminKey', who, now);
  return isRight;
}

/**
 * Accepts only the deployment's key. The comparison is not constant-time, because a mock world has
 * nothing to protect.
 * @throws ApiError ADMIN_KEY or RATE_LIMITED
 */
export function checkAdminKey(key: string, now: number): void {
  if (adminKey !== null && key === adminKey) {
    refuseWhenSpent('adminKey', ADDRESS, now);
    return;
  }
  count('adminKey', ADDRESS, now);
  throw new ApiError('ADMIN_KEY', errorTexts.ADMIN_KEY);
}
