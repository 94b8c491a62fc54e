import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { requireFound } from '../guards';
import type { Viewer } from '../tables/session';

/**
 * The facts of a post for permissions, for a viewer who may read it; for others a pending post does
 * not exist.
 * @throws ApiError NOT_FOUND
 */
export function readableFacts<T extends { authorId: number; isConfirmed: number }>(
  facts: T | null,
  viewer: Viewer | null,
): T {
  const row = requireFound(facts, reasonTexts.postNotFound);
  const { authorId } = row;
  const mayRead = can(viewer, 'post.read', { authorId, isConfirmed: row.isConfirmed === 1 });
  return requireFound(mayRead ? row : null, reasonTexts.postNotFound);
}
