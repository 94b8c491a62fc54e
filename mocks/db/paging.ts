import type { Pagination } from '@contract/models/paging';
import { encodeCursor } from '@contract/rules/cursor';

interface Request {
  page: number;
  limit: number;
  cursor?: number[] | undefined;
}

/**
 * Cuts a page out of an ordered list: what comes after the cursor, or without one the page of that
 * number.
 * @param keysOf the numbers that place a row
 * @param compare the order of the list, by those numbers
 */
export function pageOf<T>(
  rows: readonly T[],
  { page, limit, cursor }: Request,
  keysOf: (row: T) => number[],
  compare: (a: readonly number[], b: readonly number[]) => number,
): { rows: T[]; pagination: Pagination } {
  const ordered = rows.toSorted((a, b) => compare(keysOf(a), keysOf(b)));
  const rest = cursor
    ? ordered.filter((row) => compare(keysOf(row), cursor) > 0)
    : ordered.slice((page - 1) * limit);
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rest.length > limit;
  const nextCursor = hasMore && last !== undefined ? encodeCursor(keysOf(last)) : null;
  return { rows: shown, pagination: { page, limit, hasMore, nextCursor } };
}
