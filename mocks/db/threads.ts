import { COMMENTS_PAGE_SIZE } from '@contract/endpoints/comments';
import {
  commentKeyCount,
  commentKeys,
  compareCommentKeys,
  type CommentSort,
} from '@contract/rules/posts/comment-order';
import { comments, type CommentRow } from './comments';
import { pageOf } from './paging';

function keysOf(sort: CommentSort, { id, parentId, likeCount }: CommentRow): number[] {
  const root = parentId === null ? null : comments.find(parentId);
  const rootLikes = root ? root.likeCount : likeCount;
  return commentKeys(sort, { id, rootId: parentId ?? id, rootLikes });
}

/** All comments of a post in reading order. */
export function listThreads(postId: number): CommentRow[] {
  return comments
    .listOf(postId)
    .sort((a, b) => compareCommentKeys('oldest', keysOf('oldest', a), keysOf('oldest', b)));
}

/** A page of a post's comments. */
export function readThreads(postId: number, sort: CommentSort = 'oldest', cursor?: number[]) {
  const request = { page: 1, limit: COMMENTS_PAGE_SIZE, cursor };
  return pageOf(comments.listOf(postId), request, {
    length: commentKeyCount[sort],
    keysOf: (row) => keysOf(sort, row),
    compare: (a, b) => compareCommentKeys(sort, a, b),
  });
}

/** The first page of the comments that were written after one. */
export function readLater(postId: number, after: number) {
  const limit = COMMENTS_PAGE_SIZE;
  const later = comments
    .listOf(postId)
    .filter(({ id, isDeleted }) => id > after && !isDeleted)
    .sort((a, b) => a.id - b.id);
  const pagination = { page: 1, limit, hasMore: later.length > limit, nextCursor: null };
  return { rows: later.slice(0, limit), pagination };
}
