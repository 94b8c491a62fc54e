import { fieldError } from '@contract/errors';
import type { Pagination } from '@contract/models/paging';
import { validationTexts } from '@contract/texts';
import { timePage } from './time-page';

const MAX_ID = 2 ** 31 - 1;

/**
 * The numbers of a cursor in a latest-first list: a moment (ms), then an id. Without a cursor they
 * are the beginning of every list.
 * @throws ApiError VALIDATION for the cursor of another list
 */
export function latestCursor(cursor: number[] | undefined): number[] {
  if (!cursor) return [Number.MAX_SAFE_INTEGER, MAX_ID];
  if (cursor.length !== 2) throw fieldError('cursor', validationTexts.cursor);
  const [at = 0, id = 0] = cursor;
  return [at, Math.max(-MAX_ID, Math.min(MAX_ID, id))];
}

/**
 * A page of a list that is read only by cursor, from rows with one more than is shown.
 * @param keysOf the numbers that place a row
 */
export function latestPage<Row>(
  rows: readonly Row[],
  limit: number,
  keysOf: (row: Row) => number[],
): { shown: Row[]; pagination: Pagination } {
  return timePage(rows, { page: 1, limit }, keysOf);
}
