import { encodeCursor } from '@contract/rules/site/cursor';
import { expect, it } from 'vitest';
import type { FetchPage } from './ahead';
import { fetchMovingPage } from './movingPage';

/** Posts by their likes, two per page by default. */
function feed(likes: Map<number, number>): FetchPage<number> {
  return (cursor, limit = 2) => {
    const keysOf = (id: number) => [likes.get(id) ?? 0, id];
    const [most = Infinity, last = 0] = cursor?.split('.').map(Number) ?? [];
    const rest = [...likes.keys()]
      .sort((a, b) => keysOf(b)[0]! - keysOf(a)[0]! || b - a)
      .filter((id) => keysOf(id)[0]! < most || (keysOf(id)[0] === most && id < last));
    const items = rest.slice(0, limit);
    const end = items.at(-1);
    const nextCursor = rest.length > limit && end !== undefined ? encodeCursor(keysOf(end)) : null;
    return Promise.resolve({ items, nextCursor });
  };
}

it('loads the posts that overtook the cursor between two pages, before the page', async () => {
  const likes = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, 10 * id]));
  const first = await fetchMovingPage(null, feed(likes));
  expect(first.items).toEqual([6, 5]);
  likes.set(3, 100);
  const next = await fetchMovingPage(first.nextCursor, feed(likes));
  const known = new Set(first.items);
  expect([...new Set(next.items.filter((id) => !known.has(id)))]).toEqual([3, 4, 2, 1]);
});
