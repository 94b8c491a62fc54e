import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { contents, feedPeriods, feedSorts, timings } from '../../models/category';
import { coverImage, mediaOf, plainContent } from '../../rules/posts/blocks';
import { periodNumber } from '../../rules/posts/feed-period';
import { timeAgo } from '../../rules/site/time';
import { commentsOf, expectedFeed, pinnedFixtures } from '../support/expected';
import { feedPageTests } from './feed-pages';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** The feed of the unchanged fixtures: its posts, orders, filters and pages. */
export function feedSuite(start: StartSubject): void {
  describe('the feed', () => {
    const world = useWorld(start);
    const feed = async (query: Record<string, unknown> = {}, client = world.guest) =>
      (await client.ok('getFeed', { query })).data;
    const ids = async (query: Record<string, unknown>, client = world.guest) =>
      (await feed(query, client)).posts.map(({ postId }) => postId);
    const all = expectedFeed({});
    const firstPage = all.slice(0, pinnedFixtures + 10);

    it('opens with the pinned posts and then the ten newest', async () => {
      const { posts, pagination } = await feed();
      expect(posts.map(({ postId }) => postId)).toEqual(firstPage);
      expect(posts[0]?.isPinned).toBe(true);
      expect(pagination).toEqual({
        page: 1,
        limit: 10,
        hasMore: true,
        nextCursor: expect.any(String) as string,
      });
    });

    it('shows every field of a post', async () => {
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
          isSaved: false,
          timeAgo: post.timeAgo,
          createdAt: post.createdAt,
          sphereId: sphere ? `sphere${sphere.id}` : null,
          sphereName: sphere?.name ?? null,
          sphereIcon: sphere?.icon ?? null,
          isPinned: fixture.isPinned,
          isNotice: fixture.isNotice,
          pin: fixture.isPinned ? { scope: 'site', until: null } : null,
          isConfirmed: true,
          isRewardDue: false,
          isRejected: false,
          isBlinded: false,
          revertReason: null,
          revision: 0,
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
        // On a loaded machine the suite may reach this point long after its data were created.
        expect(Math.abs(age)).toBeLessThan(60 * 60_000);
        expect([timeAgo(createdAt, start), timeAgo(createdAt, end)]).toContain(post.timeAgo);
      }
    });

    it('never shows a guest a reaction', async () => {
      const { posts } = await feed({ limit: 50 });
      expect(posts.some(({ isLiked, isDisliked }) => isLiked || isDisliked)).toBe(false);
    });

    it.each(feedSorts)('is ordered by %s', async (sort) => {
      expect(await ids({ sort, limit: 50 })).toEqual(
        expectedFeed({ sort }).slice(0, sort === 'latest' ? pinnedFixtures + 50 : 50),
      );
    });

    it('can be limited to one sphere, with pinned posts in their usual place', async () => {
      for (const { id } of fixtures.spheres) {
        const expected = expectedFeed({ sphereId: id });
        expect(await ids({ sphereId: `sphere${id}`, limit: 50 })).toEqual(expected);
        expect(await ids({ sphereId: id, limit: 50 })).toEqual(expected);
      }
      expect(await ids({ sphereId: 'sphere2147483647' })).toEqual([]);
    });

    it('can be limited to a content and a timing of videos', async () => {
      for (const timing of timings) {
        expect(await ids({ timing, limit: 50 })).toEqual(expectedFeed({ timing }).slice(0, 50));
      }
      for (const content of contents) {
        expect(await ids({ content, limit: 50 })).toEqual(expectedFeed({ content }).slice(0, 50));
      }
      const filter = { timing: 'commute', content: 'knowledge', sort: 'popular' } as const;
      expect(await ids({ ...filter, limit: 50 })).toEqual(expectedFeed(filter));
    });

    it.each(feedPeriods)('is limited to the most liked posts of a period: %s', async (period) => {
      const { posts } = await feed({ sort: 'popular', limit: 50 });
      const now = Date.now();
      const expected = posts
        .filter(({ createdAt }) => {
          return periodNumber(period, Date.parse(createdAt)) === periodNumber(period, now);
        })
        .map(({ postId }) => postId);
      const given = await ids({ sort: 'popular', period, limit: 50 });
      expect(given.filter((id) => posts.some(({ postId }) => postId === id))).toEqual(expected);
      const whole = expectedFeed({ sort: 'popular' });
      expect(given).toEqual(whole.filter((id) => given.includes(id)));
      expect(given.length).toBeLessThan(whole.length);
    });

    it('supports a period in no other order, and ignores an unknown one', async () => {
      expect(await ids({ period: 'today' })).toEqual(firstPage);
      expect(await ids({ sort: 'latest', period: 'week' })).toEqual(firstPage);
      const popular = expectedFeed({ sort: 'popular' }).slice(0, 10);
      for (const period of ['all', 'year', '', "1' --", ['today', 'week']]) {
        expect(await ids({ sort: 'popular', period })).toEqual(popular);
      }
    });

    it('ignores an unknown filter', async () => {
      const odd = {
        timing: 'never',
        content: "' OR 1=1 --",
        sort: 'best',
        userId: 'nobody',
        utm: 'x',
      };
      expect(await ids(odd)).toEqual(firstPage);
      expect(await ids({ timing: '', content: '', sort: '', q: '' })).toEqual(firstPage);
      expect(await ids({ timing: ['commute', 'break'], userId: ['1', '2'] })).toEqual(firstPage);
    });

    feedPageTests(world);
  });
}
