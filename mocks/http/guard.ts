import type { Access } from '@contract/endpoints/define';
import { ApiError } from '@contract/errors';
import { isAdmin } from '@contract/policies/actor';
import { errorTexts } from '@contract/texts';
import { ADDRESS, count, refuseWhenSpent } from './limits';
import { actorOf, memberOf, type Viewer } from './viewer';

let adminKey: string | null = null;

/** Sets the deployment's admin key; null: there is none, and no key is right. */
export function setAdminKey(key: string | null): void {
  adminKey = key;
}

/** Where a request may carry the admin key. */
export interface KeySources {
  header: string | null;
  query: unknown;
  body: unknown;
}

function keyIn({ header, query, body }: KeySources): string | null {
  const fields = { ...(query as object), ...(body as object) } as { adminKey?: unknown };
  const key = header ?? fields.adminKey;
  return typeof key === 'string' && key !== '' ? key : null;
}

// No constant-time comparison here: the key of a mock world guards nothing.
function checkKey(key: string, now: number): void {
  if (adminKey !== null && key === adminKey) {
    refuseWhenSpent('adminKey', ADDRESS, now);
    return;
  }
  count('adminKey', ADDRESS, now);
  throw new ApiError('ADMIN_KEY', errorTexts.ADMIN_KEY);
}

/** @throws ApiError LOGIN_REQUIRED, FORBIDDEN, ADMIN_KEY or RATE_LIMITED */
export function guardAccess(access: Access, viewer: Viewer, keys: KeySources, now: number): void {
  if (access === 'public') return;
  if (access === 'member') {
    memberOf(viewer);
    return;
  }
  if (isAdmin(actorOf(viewer))) return;
  const key = viewer.member === null && access === 'adminOrKey' ? keyIn(keys) : null;
  if (key !== null) {
    checkKey(key, now);
    return;
  }
  memberOf(viewer);
  throw new ApiError('FORBIDDEN', errorTexts.FORBIDDEN);
}

/**
 * Refuses a write in another member's name.
 * @throws ApiError USER_MISMATCH
 */
export function guardUser(body: unknown, viewer: Viewer): void {
  const { userId } = (body ?? {}) as { userId?: number | null };
  if (userId != null && userId !== viewer.member?.id) {
    throw new ApiError('USER_MISMATCH', errorTexts.USER_MISMATCH);
  }
}
