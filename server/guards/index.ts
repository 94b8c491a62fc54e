import { ApiError } from '@contract/errors';
import { guardUser } from '@contract/policies/access';
import { errorTexts } from '@contract/texts';
import type { Viewer } from '../tables/session';

/** The signed-in member. @throws ApiError LOGIN_REQUIRED for a guest */
export function requireMember(viewer: Viewer | null): Viewer {
  if (!viewer) throw new ApiError('LOGIN_REQUIRED', errorTexts.LOGIN_REQUIRED);
  return viewer;
}

/**
 * The member who acts. The documented `userId` of a body must be theirs.
 * @throws ApiError LOGIN_REQUIRED or USER_MISMATCH
 */
export function requireActingMember(
  viewer: Viewer | null,
  userId: number | null | undefined,
): Viewer {
  const member = requireMember(viewer);
  guardUser(member, userId);
  return member;
}

/** Goes on when the policy allows it. @throws ApiError FORBIDDEN */
export function authorise(isAllowed: boolean): void {
  if (!isAllowed) throw new ApiError('FORBIDDEN', errorTexts.FORBIDDEN);
}

/** The record that was asked for. @throws ApiError NOT_FOUND with the given sentence */
export function requireFound<T>(record: T | null | undefined, sentence: string): T {
  if (record == null) throw new ApiError('NOT_FOUND', sentence);
  return record;
}
