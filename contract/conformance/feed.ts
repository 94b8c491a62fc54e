import { describe, expect, it } from 'vitest';
import { fixtures } from '../fixtures';
import { contents, feedSorts, timings } from '../models/category';
import { coverImage, mediaOf, plainContent } from '../rules/blocks';
import { timeAgo } from '../rules/time';
import { commentsOf, expectedFeed } from './expected';
import type { StartSubject } from './subject';
import { useWorld } from './world';

/** The feed of the untouched fixtures: its posts, orders, filters and pages. */
export function feedSuite(start: StartSubject): void {
  describe('feed', () => {
    const world = useWorld(start);
    const feed = async (query: Record<string, unknown> = {}, client = world.guest) =>
      (await client.ok('getFeed', { query })).data;
    const ids = async (query: Record<string, unknown>, client = world.guest) =>
      (await feed(query, client)).posts.map(({ postId }) => postId);
    const all = expectedFeed({});

    it('opens with ten posts, the pinned ones first and then the newest', async () => {
      const { posts, pagination } = await feed();
      expect(posts.map(({ postId }) => postId)).toEqual(all.slice(0, 10));
      expect(posts[0]?.isPinned).toBe(true);
      expect(pagination).toEqual({
        page: 1,
        limit: 10,
        hasMore: true,
        nextCursor: expect.any(String) as string,
      });
    });

    it('shows each post as it is', async () => {
      const start = Date.now();
      const { posts } = await feed({ limit: 50 }, world.member);
      const end = Date.now();
      for (const post of posts.filter(({ isConfirmed }) => isConfirmed)) {
        const fixture = fixtures.posts.find(({ id }) => `post${id}` === post.postId);
        if (!fixture) throw new Error(`${post.postId} is not of the fixtures`);
        const author = fixtures.members.find(({ id }) => id === fixture.authorId);
        const sphere = fixtures.spheres.find(({ id }) => id === fixture.sphereId);
        expect(post).toEqual({
          postId: post.postId,
          post_id: post.postId,
          title: fixture.title,
          content: plainContent(fixture.blocks),
          blocksJson: fixture.blocks,
          userId: `user${fixture.authorId}`,
          userName: author?.userName,
          profileImage: author?.profileImage,
          bio: author?.bio,
          likeCount: fixture.likeCount,
          dislikeCount: fixture.dislikeCount,
          commentCount: commentsOf(fixture.id).length,
          shareCount: fixture.shareCount,
          viewCount: fixture.viewCount,
          isLiked: fixture.likedBy.includes(1),
          isDisliked: fixture.dislikedBy.includes(1),
          timeAgo: post.timeAgo,
          createdAt: post.createdAt,
          sphereId: sphere ? `sphere${sphere.id}` : null,
          sphereName: sphere?.name ?? null,
          sphereIcon: sphere?.icon ?? null,
          isPinned: fixture.isPinned,
          isConfirmed: true,
          image: coverImage(fixture.blocks),
          media: mediaOf(fixture.blocks),
          categories: { timing: fixture.timing, content: fixture.content },
          apiSource: fixture.timing || fixture.content ? 'manual' : null,
          ranking: null,
          region: null,
        });
        const createdAt = Date.parse(post.createdAt);
        expect(post.createdAt).toBe(new Date(createdAt).toISOString());
        const age = start - createdAt - fixture.minutesAgo * 60_000;
        expect(Math.abs(age)).toBeLessThan(5 * 60_000);
        expect([timeAgo(createdAt, start), timeAgo(createdAt, end)]).toContain(post.timeAgo);
      }
    });

    it('shows a guest no reaction of anybody', async () => {
      const { posts } = await feed({ limit: 50 });
      expect(posts.some(({ isLiked, isDisliked }) => isLiked || isDisliked)).toBe(false);
    });

    it.each(feedSorts)('is ordered by %s', async (sort) => {
      expect(await ids({ sort, limit: 50 })).toEqual(expectedFeed({ sort }).slice(0, 50));
    });

    it('is narrowed to one sphere, pinned posts in their place', async () => {
      for (const { id } of fixtures.spheres) {
        const expected = expectedFeed({ sphereId: id });
        expect(await ids({ sphereId: `sphere${id}`, limit: 50 })).toEqual(expected);
        expect(await ids({ sphereId: id, limit: 50 })).toEqual(expected);
      }
      expect(await ids({ sphereId: 'sphere2147483647' })).toEqual([]);
    });

    it('is narrowed by what a video is about and when it is best watched', async () => {
      for (const timing of timings) {
        expect(await ids({ timing, limit: 50 })).toEqual(expectedFeed({ timing }).slice(0, 50));
      }
      for (const content of contents) {
        expect(await ids({ content, limit: 50 })).toEqual(expectedFeed({ content }).slice(0, 50));
      }
      const filter = { timing: 'commute', content: 'knowledge', sort: 'popular' } as const;
      expect(await ids({ ...filter, limit: 50 })).toEqual(expectedFeed(filter));
    });

    it('ignores a filter it does not know', async () => {
      const odd = {
        timing: 'never',
        content: "' OR 1=1 --",
        sort: 'best',
        userId: 'nobody',
        utm: 'x',
      };
      expect(await ids(odd)).toEqual(all.slice(0, 10));
      expect(await ids({ timing: '', content: '', sort: '', q: '' })).toEqual(all.slice(0, 10));
      expect(await ids({ timing: ['commute', 'break'], userId: ['1', '2'] })).toEqual(
        all.slice(0, 10),
      );
    });

    it('is as long as asked, within bounds', async () => {
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
        expect(posts.map(({ postId }) => postId)).toEqual(all.slice(0, size));
        expect(pagination.hasMore).toBe(all.length > size);
      }
    });

    it('refuses what is no page, limit, cursor, sphere or search', async () => {
      const odd: Record<string, unknown>[] = [
        ...['0', '-1', '1.5', 'x', '', '1000001'].map((page) => ({ page })),
        ...['-1', '1.5', 'Infinity'].map((limit) => ({ limit })),
        ...['', 'x', '1.', '1.2.3.4.5', "1' --", '9007199254740993.1.1'].map((cursor) => ({
          cursor,
        })),
        ...['', '0', 'post1', 'sphere', '-1', '1e3', '99999999999'].map((sphereId) => ({
          sphereId,
        })),
        { q: '가'.repeat(101) },
        { q: '물'.repeat(1_000) },
        ...['page', 'limit', 'q', 'sphereId', 'cursor'].map((name) => ({ [name]: ['1', '2'] })),
      ];
      for (const query of odd) await world.guest.fails('getFeed', 'VALIDATION', { query });
    });

    it('refuses a cursor of another order', async () => {
      const { pagination } = await feed({ sort: 'popular' });
      const cursor = pagination.nextCursor ?? '';
      await world.guest.fails('getFeed', 'VALIDATION', { query: { cursor } });
      for (const short of ['1', '1.2.3.4']) {
        await world.guest.fails('getFeed', 'VALIDATION', { query: { cursor: short } });
      }
    });

    it('takes a cursor of absurd numbers for a place before or after everything', async () => {
      const most = Number.MAX_SAFE_INTEGER;
      const before = await ids({ cursor: `1.${most}.${most}` });
      expect(before).toEqual(all.slice(0, 10));
      expect(await ids({ cursor: `0.-${most}.0` })).toEqual([]);
    });

    it('ends without a next page', async () => {
      const size = all.length;
      const { pagination } = await feed({ limit: size - 20, page: 2, sort: 'latest' });
      expect(pagination).toMatchObject({ page: 2, hasMore: size - 20 < 20 });
      const beyond = await feed({ page: 1_000_000 });
      expect(beyond).toEqual({
        posts: [],
        pagination: { page: 1_000_000, limit: 10, hasMore: false, nextCursor: null },
      });
      const sphere = fixtures.spheres.find(
        ({ id }) => expectedFeed({ sphereId: id }).length > 1,
      )?.id;
      const exact = expectedFeed({ sphereId: sphere }).length;
      const whole = await feed({ sphereId: sphere, limit: exact });
      expect(whole.pagination).toMatchObject({ hasMore: false, nextCursor: null });
      const most = await feed({ sphereId: sphere, limit: exact - 1 });
      expect(most.pagination).toMatchObject({ hasMore: true });
    });

    it.each(feedSorts)('gives the same by page and by cursor, by %s', async (sort) => {
      const byPage: string[] = [];
      const byCursor: string[] = [];
      let cursor: string | null = null;
      for (let page = 1; page <= Math.ceil(all.length / 7); page += 1) {
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
  });
}
