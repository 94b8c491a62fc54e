import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { found } from '../http/call';
import type { Viewer } from '../tables/session';

/**
 * What decides about a post, for a viewer who may read it; to others one that waits for review is
 * not there.
 * @throws ApiError NOT_FOUND
 */
export function readableFacts<T extends { authorId: number; isConfirmed: number }>(
  facts: T | null,
  viewer: Viewer | null,
): T {
  const row = found(facts, reasonTexts.postNotFound);
  const { authorId } = row;
  const mayRead = can(viewer, 'post.read', { authorId, isConfirmed: row.isConfirmed === 1 });
  return found(mayRead ? row : null, reasonTexts.postNotFound);
}
