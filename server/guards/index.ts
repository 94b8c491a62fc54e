import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import type { Viewer } from '../tables/session';

/** The signed-in member. @throws ApiError LOGIN_REQUIRED for a guest */
export function requireMember(viewer: Viewer | null): Viewer {
  if (!viewer) throw new ApiError('LOGIN_REQUIRED', errorTexts.LOGIN_REQUIRED);
  return viewer;
}

/** Passes if the policy allows it. @throws ApiError FORBIDDEN */
export function authorise(isAllowed: boolean): void {
  if (!isAllowed) throw new ApiError('FORBIDDEN', errorTexts.FORBIDDEN);
}

/** The requested record. @throws ApiError NOT_FOUND with the given sentence */
export function requireFound<T>(record: T | null | undefined, sentence: string): T {
  if (record == null) throw new ApiError('NOT_FOUND', sentence);
  return record;
}
