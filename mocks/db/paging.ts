import { ApiError } from '@contract/errors';
import type { Pagination } from '@contract/models/paging';
import { encodeCursor } from '@contract/rules/cursor';
import { validationTexts } from '@contract/texts';

interface Request {
  page: number;
  limit: number;
  cursor?: number[] | undefined;
}

/** How a list is sorted: by some numbers of its rows, which are also what a cursor holds. */
interface Order<T> {
  /** How many numbers place a row. */
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
 * Cuts a page out of a list: what comes after the cursor, or without one the page of that number.
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
