import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import type { PostFixture } from '../../fixtures/posts';
import { plainContent } from '../../rules/posts/blocks';
import { reasonTexts } from '../../texts';
import { commentsOf, expectedCases, openReportsOf } from '../support/expected';
import { postStatusTests } from '../posts/post-status';
import { confirmTests } from './review-confirm';
import { decisionTests } from './review-decisions';
import { undoTests } from './review-undo';
import { rejectingTests } from './rejecting';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

const idsOf = (keep: (post: PostFixture) => boolean) =>
  fixtures.posts
    .filter(keep)
    .sort((a, b) => a.minutesAgo - b.minutesAgo || b.id - a.id)
    .map(({ id }) => `post${id}`);
const pending = idsOf(({ isConfirmed }) => !isConfirmed);
const confirmed = idsOf(({ isConfirmed }) => isConfirmed);
const all = idsOf(() => true);

/** The admins' review: the three lists, confirming and taking down, one post and its comments. */
export function reviewSuite(start: StartSubject): void {
  describe('the review', () => {
    const world = useWorld(start);
    const lists = [
      ['listPendingPosts', pending],
      ['listConfirmedPosts', confirmed],
      ['listAllPosts', all],
    ] as const;
    const counts = {
      ...{ pending: pending.length, confirmed: confirmed.length, rejected: 0, all: all.length },
      reports: expectedCases().length,
    };

    it.each(lists)(
      'shows %s newest first, twenty at a time, with all three counts',
      async (name, expected) => {
        const answer = await world.admin.ok(name);
        expect(answer.results.map(({ post_id }) => post_id)).toEqual(expected.slice(0, 20));
        expect(answer.counts).toEqual(counts);
        expect(answer.pagination).toMatchObject({
          page: 1,
          limit: 20,
          hasMore: expected.length > 20,
        });
        const seen: string[] = [];
        let cursor: string | null = null;
        for (let page = 1; page <= Math.ceil(expected.length / 9); page += 1) {
          const numbered = await world.admin.ok(name, { query: { page, limit: 9 } });
          const query: Record<string, unknown> =
            cursor === null ? { limit: 9 } : { limit: 9, cursor };
          const next = await world.admin.ok(name, { query });
          expect(next.results).toEqual(numbered.results);
          seen.push(...next.results.map(({ post_id }) => post_id));
          cursor = next.pagination.nextCursor;
        }
        expect([seen, cursor]).toEqual([expected, null]);
      },
    );

    it('lists each post with the fields of the review screen', async () => {
      const { results } = await world.admin.ok('listAllPosts', { query: { limit: 50 } });
      for (const row of results) {
        const fixture = fixtures.posts.find(({ id }) => `post${id}` === row.post_id);
        const author = fixtures.members.find(({ id }) => id === fixture?.authorId);
        expect(row).toEqual({
          post_id: row.post_id,
          user_id: `user${author?.id ?? ''}`,
          user_name: author?.userName,
          profile_image: author?.profileImage,
          author_confirmed_count: fixtures.posts.filter(
            ({ authorId, isConfirmed }) => authorId === author?.id && isConfirmed,
          ).length,
          author_reverted_count: 0,
          sphere_name: fixtures.spheres.find(({ id }) => id === fixture?.sphereId)?.name ?? null,
          created_at: row.created_at,
          title: fixture?.title,
          content: plainContent(fixture?.blocks ?? []),
          blocks_json: fixture?.blocks,
          is_confirmed: fixture?.isConfirmed,
          revision: 0,
          is_reward_due: !fixture?.isConfirmed,
          report_count: openReportsOf('post', fixture?.id).length,
          isRejected: false,
          isBlinded: false,
          revert_reason: null,
          reviewed_by: null,
          reviewed_at: null,
          import_batch: null,
        });
        expect(row.created_at).toBe(new Date(row.created_at).toISOString());
      }
    });

    it('searches titles, texts and authors, including pending posts', async () => {
      const [first = ''] = pending;
      const fixture = fixtures.posts.find(({ id }) => `post${id}` === first);
      const author = fixtures.members.find(({ id }) => id === fixture?.authorId)?.userName ?? '';
      const find = async (name: 'listPendingPosts' | 'listConfirmedPosts', q: string) =>
        (await world.admin.ok(name, { query: { q, limit: 50 } })).results.map(
          ({ post_id }) => post_id,
        );
      const word =
        /[가-힣]{2}/.exec(fixture?.title ?? plainContent(fixture?.blocks ?? []))?.[0] ?? '';
      expect(await find('listPendingPosts', word)).toContain(first);
      expect(await find('listPendingPosts', author)).toContain(first);
      expect(await find('listConfirmedPosts', word)).not.toContain(first);
      for (const q of ['%', '_', "' OR 1=1 --", '쀍쀍']) {
        expect(await find('listPendingPosts', q), q).toEqual([]);
      }
    });

    it('refuses the cursor of another list', async () => {
      for (const [name] of lists) {
        await world.admin.fails(name, 'VALIDATION', { query: { cursor: '1' } });
      }
    });

    it('shows one post in any state, without counting a view', async () => {
      const [id = ''] = pending;
      const fixture = fixtures.posts.find((post) => `post${post.id}` === id);
      for (let time = 0; time < 2; time += 1) {
        const { post } = await world.admin.ok('getReviewDetail', { id });
        expect(post).toMatchObject({
          postId: id,
          title: fixture?.title,
          blocksJson: fixture?.blocks,
          isConfirmed: false,
          viewCount: fixture?.viewCount,
        });
      }
      const error = await world.admin.fails('getReviewDetail', 'NOT_FOUND', {
        id: 'post2147483647',
      });
      expect(error.error).toBe(reasonTexts.postNotFound);
    });

    it('shows all comments of a post, oldest first', async () => {
      const sizes = fixtures.posts.map(({ id }) => ({ id, size: commentsOf(id).length }));
      const [busiest] = sizes.sort((a, b) => b.size - a.size);
      const id = `post${busiest?.id ?? ''}`;
      const { comments } = await world.admin.ok('listReviewComments', { id });
      expect(comments).toHaveLength(busiest?.size ?? 0);
      const tops = comments.filter(({ parentCommentId }) => parentCommentId === null);
      const times = tops.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const quiet = await publish(world, textPost('조용한 글'));
      expect(await world.admin.ok('listReviewComments', { id: quiet })).toEqual({
        success: true,
        comments: [],
      });
      await world.admin.fails('listReviewComments', 'NOT_FOUND', { id: 'post2147483647' });
    });

    confirmTests(world);
    decisionTests(world);
    undoTests(world);
    rejectingTests(world);
    postStatusTests(world);
  });
}
