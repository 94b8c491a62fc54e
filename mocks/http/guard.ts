import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import { ADDRESS, count, refuseWhenSpent } from './limits';

let adminKey: string | null = null;

/** Sets the deployment's admin key; null means that no key is right. */
export function setAdminKey(key: string | null): void {
  adminKey = key;
}

/**
 * Passes when a key is the deployment's. No constant-time comparison here: the key of a mock world
 * guards nothing.
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
