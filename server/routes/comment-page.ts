import { COMMENTS_PAGE_SIZE } from '@contract/endpoints/comments';
import { ApiError } from '@contract/errors';
import { encodeCursor } from '@contract/rules/cursor';
import { validationTexts } from '@contract/texts';
import { presentComment } from '../presenters/comment';
import type { Runner } from '../database/statement';
import { listComments, type CommentRow } from '../tables/comment';
import type { Viewer } from '../tables/session';

const MAX_ID = 2 ** 31 - 1;

/** @throws ApiError VALIDATION for the cursor of another list */
function guardCursor(cursor: number[]): number[] {
  if (cursor.length !== 0 && cursor.length !== 2) {
    const message = validationTexts.cursor;
    throw new ApiError('VALIDATION', message, { issues: [{ path: 'cursor', message }] });
  }
  return cursor.map((key) => Math.max(-MAX_ID, Math.min(MAX_ID, key)));
}

/**
 * A page of a post's comments as the viewer sees them.
 * @param cursor where the last page ended; empty for the first
 */
export async function readComments(
  runner: Runner,
  postId: number,
  viewer: Viewer | null,
  cursor: number[],
  now: number,
) {
  const rows = await listComments(runner, {
    postId,
    viewerId: viewer?.id ?? 0,
    cursor: guardCursor(cursor),
    limit: COMMENTS_PAGE_SIZE + 1,
  });
  return presentPage(rows, now);
}

/**
 * A page of comments as answered.
 * @param rows of the page, and one more when more follow
 */
export function presentPage(rows: readonly CommentRow[], now: number) {
  const limit = COMMENTS_PAGE_SIZE;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  const nextCursor = hasMore && last ? encodeCursor([last.root_id, last.id]) : null;
  return {
    comments: shown.map((row) => presentComment(row, now)),
    pagination: { page: 1, limit, hasMore, nextCursor },
  };
}
