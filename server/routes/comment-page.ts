import * as present from '@contract/presenters/comment';
import { COMMENTS_PAGE_SIZE } from '@contract/endpoints/comments';
import { ApiError } from '@contract/errors';
import {
  bestComments,
  commentKeyCount,
  commentKeys,
  type CommentSort,
} from '@contract/rules/posts/comment-order';
import { encodeCursor } from '@contract/rules/site/cursor';
import { validationTexts } from '@contract/texts';
import { commentRecord, presentComment } from '../presenters/comment';
import type { Runner } from '../database/statement';
import { listComments, type CommentRow, type SortedRow } from '../tables/comment';
import { listLaterComments } from '../tables/later-comments';
import { listBestComments } from '../tables/best-comments';
import type { Viewer } from '../tables/session';

const MAX_ID = 2 ** 31 - 1;

/** @throws ApiError VALIDATION for the cursor of another list */
function guardCursor(sort: CommentSort, cursor: number[]): number[] {
  if (cursor.length !== 0 && cursor.length !== commentKeyCount[sort]) {
    const message = validationTexts.cursor;
    throw new ApiError('VALIDATION', message, { issues: [{ path: 'cursor', message }] });
  }
  return cursor.map((key) => Math.max(-MAX_ID, Math.min(MAX_ID, key)));
}

/**
 * A page of a post's comments for the viewer.
 * @param asked their order and the end of the last page, or the comment after which they came
 */
export async function readComments(
  runner: Runner,
  postId: number,
  viewer: Viewer | null,
  {
    cursor = [],
    after,
    sort,
  }: { cursor?: number[] | undefined; after?: number | undefined; sort: CommentSort },
  now: number,
) {
  const wanted = { postId, viewerId: viewer?.id ?? 0, limit: COMMENTS_PAGE_SIZE + 1 };
  if (after !== undefined) {
    const page = presentPage(await listLaterComments(runner, { ...wanted, after }), now);
    return { ...page, pagination: { ...page.pagination, nextCursor: null } };
  }
  const rows = await listComments(runner, { ...wanted, sort, cursor: guardCursor(sort, cursor) });
  return presentPage(rows, now, sort);
}

const keysOf = (sort: CommentSort, { id, rootId, rootLikes: rootLikes = 0 }: SortedRow) =>
  commentKeys(sort, { id, rootId, rootLikes });

/**
 * The best comments of a post for an answer.
 * @param rows its first comments; if these are all, they are not read again
 * @param isWhole whether no more follow
 */
export async function readBest(
  runner: Runner,
  postId: number,
  viewer: Viewer | null,
  { rows, isWhole }: { rows: readonly CommentRow[]; isWhole: boolean },
  now: number,
) {
  const viewerId = viewer?.id ?? 0;
  const known = isWhole ? rows : await listBestComments(runner, { postId, viewerId });
  return bestComments(known.map(commentRecord)).map((comment) =>
    present.presentComment(comment, now),
  );
}

/**
 * A page of comments for an answer.
 * @param rows of the page, and one more when more follow
 */
export function presentPage(rows: readonly SortedRow[], now: number, sort: CommentSort = 'oldest') {
  const limit = COMMENTS_PAGE_SIZE;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  const nextCursor = hasMore && last ? encodeCursor(keysOf(sort, last)) : null;
  return {
    comments: shown.map((row) => presentComment(row, now)),
    pagination: { page: 1, limit, hasMore, nextCursor },
  };
}
