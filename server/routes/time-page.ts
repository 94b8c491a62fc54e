import { ApiError } from '@contract/errors';
import type { Pagination } from '@contract/models/paging';
import { encodeCursor } from '@contract/rules/site/cursor';
import { validationTexts } from '@contract/texts';

const MAX_ID = 2 ** 31 - 1;

/**
 * The cursor of a list in the order of moment and id, within the range of an id's column; two zeros
 * without one.
 * @throws ApiError VALIDATION for the cursor of another list
 */
export function timeKeys(cursor: number[] = []): [moment: number, id: number] {
  if (cursor.length !== 0 && cursor.length !== 2) {
    const message = validationTexts.cursor;
    throw new ApiError('VALIDATION', message, { issues: [{ path: 'cursor', message }] });
  }
  const [moment = 0, id = 0] = cursor;
  return [moment, Math.max(-MAX_ID, Math.min(MAX_ID, id))];
}

/**
 * Cuts a page from its rows.
 * @param rows one more than the page holds, if more follow
 * @param keysOf the keys that place a row: a time (ms), then ids
 */
export function timePage<Row>(
  rows: readonly Row[],
  { page, limit }: { page: number; limit: number },
  keysOf: (row: Row) => number[],
): { shown: Row[]; pagination: Pagination } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  const nextCursor = hasMore && last ? encodeCursor(keysOf(last)) : null;
  return { shown, pagination: { page, limit, hasMore, nextCursor } };
}
