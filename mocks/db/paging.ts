import { ApiError } from '@contract/errors';
import type { Pagination } from '@contract/models/paging';
import { encodeCursor } from '@contract/rules/site/cursor';
import { validationTexts } from '@contract/texts';

interface Request {
  page: number;
  limit: number;
  cursor?: number[] | undefined;
}

/** The sort order of a list: numbers of its rows, which a cursor also contains. */
interface Order<T> {
  /** How many numbers a row has. */
  length: number;
  keysOf: (row: T) => number[];
  /** Below 0 when `a` comes first. */
  compare: (a: readonly number[], b: readonly number[]) => number;
}

/** @throws ApiError VALIDATION for the cursor of another list */
function guardCursor(cursor: number[] | undefined, length: number): void {
  if (cursor === undefined || cursor.length === length) return;
  const message = validationTexts.cursor;
  throw new ApiError('VALIDATION', message, { issues: [{ path: 'cursor', message }] });
}

/**
 * Returns a page of a list: the rows after the cursor, or without one the page with that number.
 * @throws ApiError VALIDATION for the cursor of another list
 */
export function pageOf<T>(
  rows: readonly T[],
  { page, limit, cursor }: Request,
  { length, keysOf, compare }: Order<T>,
): { rows: T[]; pagination: Pagination } {
  guardCursor(cursor, length);
  const ordered = [...rows].sort((a, b) => compare(keysOf(a), keysOf(b)));
  const rest = cursor
    ? ordered.filter((row) => compare(keysOf(row), cursor) > 0)
    : ordered.slice((page - 1) * limit);
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rest.length > limit;
  const nextCursor = hasMore && last !== undefined ? encodeCursor(keysOf(last)) : null;
  return { rows: shown, pagination: { page, limit, hasMore, nextCursor } };
}
