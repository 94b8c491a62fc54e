import { COMMENTS_PAGE_SIZE } from '@contract/endpoints/comments';
import { compareKeysDescending } from '@contract/rules/cursor';
import { comments, type CommentRow } from './comments';
import { pageOf } from './paging';

// Oldest thread first, and in it the comment before its replies.
const orderOf = ({ id, parentId }: CommentRow) => [parentId ?? id, id];
const ascending = (a: readonly number[], b: readonly number[]) => compareKeysDescending(b, a);

/** All comments of a post in the order they are read in. */
export function listThreads(postId: number): CommentRow[] {
  return comments.listOf(postId).sort((a, b) => ascending(orderOf(a), orderOf(b)));
}

/** A page of a post's comments. */
export function readThreads(postId: number, cursor?: number[]) {
  const request = { page: 1, limit: COMMENTS_PAGE_SIZE, cursor };
  return pageOf(comments.listOf(postId), request, {
    length: 2,
    keysOf: orderOf,
    compare: ascending,
  });
}
