import { expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { feedSorts } from '../../models/category';
import { validationTexts } from '../../texts';
import { expectedFeed, pinnedFixtures } from '../support/expected';
import type { World } from '../support/world';

/** The feed of the unchanged fixtures page by page. */
export function feedPageTests(world: World): void {
  const feed = async (query: Record<string, unknown> = {}) =>
    (await world.guest.ok('getFeed', { query })).data;
  const ids = async (query: Record<string, unknown>) =>
    (await feed(query)).posts.map(({ postId }) => postId);
  const all = expectedFeed({});
  const [pinned, unpinned] = [all.slice(0, pinnedFixtures), all.slice(pinnedFixtures)];

  it('returns the requested number of posts, within bounds, after the pinned ones', async () => {
    const sizes: [unknown, number][] = [
      [1, 1],
      ['7', 7],
      ['0', 3],
      ['', 3],
      ['NaN', 3],
      [50, 50],
      [51, 50],
      [999, 50],
    ];
    for (const [limit, size] of sizes) {
      const { posts, pagination } = await feed({ limit });
      expect(pagination.limit).toBe(size);
      expect(posts.map(({ postId }) => postId)).toEqual([...pinned, ...unpinned.slice(0, size)]);
      expect(pagination.hasMore).toBe(unpinned.length > size);
    }
  });

  it('refuses a cursor with another number of keys', async () => {
    for (const short of ['1', '1.2.3']) {
      await world.guest.fails('getFeed', 'VALIDATION', { query: { cursor: short } });
    }
  });

  it('treats a cursor with absurd numbers as the start or the end of the list', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const before = await ids({ cursor: `${most}.${most}` });
    expect(before).toEqual(unpinned.slice(0, 10));
    expect(await ids({ cursor: `-${most}.0` })).toEqual([]);
  });

  it('ends without a next page', async () => {
    const size = unpinned.length;
    const { pagination } = await feed({ limit: size - 20, page: 2, sort: 'latest' });
    expect(pagination).toMatchObject({ page: 2, hasMore: size - 20 < 20 });
    const beyond = await feed({ page: 1_000 });
    expect(beyond).toEqual({
      posts: [],
      pagination: { page: 1_000, limit: 10, hasMore: false, nextCursor: null },
    });
    const sphere = fixtures.spheres.find(({ id }) => expectedFeed({ sphereId: id }).length > 1)?.id;
    const exact = expectedFeed({ sphereId: sphere }).length;
    const whole = await feed({ sphereId: sphere, limit: exact });
    expect(whole.pagination).toMatchObject({ hasMore: false, nextCursor: null });
    const most = await feed({ sphereId: sphere, limit: exact - 1 });
    expect(most.pagination).toMatchObject({ hasMore: true });
  });

  it.each([
    [1_000, 10],
    [200, 50],
    [3_333, 3],
    [10_000, 1],
  ])('serves page %d of %d posts, and names the cursor after it', async (page, limit) => {
    expect((await feed({ page, limit })).pagination).toMatchObject({ page, limit });
    const query = { page: page + 1, limit };
    const { issues } = await world.guest.fails('getFeed', 'VALIDATION', { query });
    const message = validationTexts.pageBeyond;
    expect(message).toMatch(/10,000.+\bcursor/);
    expect(issues).toEqual([{ path: 'page', message }]);
    const { nextCursor } = (await feed({ limit: 3 })).pagination;
    expect(await ids({ ...query, cursor: nextCursor })).toEqual(unpinned.slice(3, 3 + limit));
  });

  it.each(feedSorts)('returns the same by page and by cursor, by %s', async (sort) => {
    const byPage: string[] = [];
    const byCursor: string[] = [];
    let cursor: string | null = null;
    const listed = sort === 'latest' ? unpinned : all;
    for (let page = 1; page <= Math.ceil(listed.length / 7); page += 1) {
      const numbered = await feed({ sort, limit: 7, page });
      byPage.push(...numbered.posts.map(({ postId }) => postId));
      const next = await feed({ sort, limit: 7, ...(cursor === null ? {} : { cursor }) });
      byCursor.push(...next.posts.map(({ postId }) => postId));
      expect(next.pagination.hasMore).toBe(numbered.pagination.hasMore);
      expect(next.pagination.nextCursor).toBe(numbered.pagination.nextCursor);
      cursor = next.pagination.nextCursor;
    }
    expect(cursor).toBeNull();
    expect(byPage).toEqual(expectedFeed({ sort }));
    expect(byCursor).toEqual(byPage);
  });
}
