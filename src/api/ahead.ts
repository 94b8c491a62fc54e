import { compareKeysDescending, decodeCursor } from '@contract/rules/site/cursor';

/** A part of a list; `limit` is the page size, by default the usual one. */
export type FetchPage<T> = (
  cursor: string | null,
  limit?: number,
) => Promise<{ items: readonly T[]; nextCursor: string | null }>;

/** The maximum page size. */
const LIMIT = 50;

/** The items that are before a cursor by now, with the rest of the last page. */
export async function fetchAhead<T>(cursor: string, fetchPage: FetchPage<T>): Promise<T[]> {
  const end = decodeCursor(cursor) ?? [];
  const found: T[] = [];
  let next: string | null = null;
  do {
    const page = await fetchPage(next, LIMIT);
    found.push(...page.items);
    next = page.nextCursor;
  } while (next !== null && compareKeysDescending(decodeCursor(next) ?? [], end) < 0);
  return found;
}
