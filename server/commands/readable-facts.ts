import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { requireFound } from '../guards';
import type { Viewer } from '../tables/session';

/**
 * The facts of a post for permissions, for a viewer who may read it; for others a pending post does
 * not exist.
 * @throws ApiError NOT_FOUND
 */
export function readableFacts<T extends { authorId: number; isConfirmed: boolean }>(
  facts: T | null,
  viewer: Viewer | null,
): T {
  const row = requireFound(facts, reasonTexts.postNotFound);
  return requireFound(can(viewer, 'post.read', row) ? row : null, reasonTexts.postNotFound);
}
