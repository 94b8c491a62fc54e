import { describe, expect, it } from 'vitest';
import { dataTexts } from '../../dataTexts';
import { fixtures } from '../../fixtures';
import type { Comment } from '../../models/comment';
import {
  BEST_LIKES,
  BEST_MOST,
  commentSorts,
  type CommentSort,
} from '../../rules/posts/comment-order';
import { commentsOf } from '../support/expected';
import { commenting } from '../support/commenting';
import { notificationsOf } from '../support/notified';
import type { StartSubject } from '../support/subject';
import { MEMBER_ID, signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

const busiest = fixtures.posts
  .filter(({ isConfirmed }) => isConfirmed)
  .sort((a, b) => commentsOf(b.id).length - commentsOf(a.id).length)[0];

/** The ids of a post's comments in one of the orders, taken from the fixtures. */
function expectedOrder(postId: number, sort: CommentSort): string[] {
  const rows = commentsOf(postId);
  const threads = rows.filter(({ parentId }) => parentId === null).sort((a, b) => a.id - b.id);
  if (sort === 'latest') threads.reverse();
  if (sort === 'popular') threads.sort((a, b) => b.likeCount - a.likeCount || b.id - a.id);
  return threads.flatMap((thread) => [
    `comment${thread.id}`,
    ...rows
      .filter(({ parentId }) => parentId === thread.id)
      .sort((a, b) => a.id - b.id)
      .map(({ id }) => `comment${id}`),
  ]);
}

/** The orders of comments, the best comments, and the member that a reply addresses. */
export function commentOrdersSuite(start: StartSubject): void {
  describe('comments in their orders', () => {
    const world = useWorld(start);
    const { write, list } = commenting(world);
    const id = `post${busiest?.id ?? ''}`;

    async function readAll(
      sort: string | undefined,
      between: (rows: Comment[]) => Promise<unknown> = () => Promise.resolve(),
    ) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const query: Record<string, unknown> = { ...(sort && { sort }), ...(cursor && { cursor }) };
        const { comments, pagination } = await world.guest.ok('listComments', { id, query });
        seen.push(...comments.map(({ commentId }) => commentId));
        cursor = pagination.nextCursor;
        await between(comments);
      } while (cursor !== null);
      return seen;
    }

    it.each(commentSorts)('appear once each, replies after their comment: %s', async (sort) => {
      expect(await readAll(sort)).toEqual(expectedOrder(busiest?.id ?? 0, sort));
    });

    it('are sorted oldest first for a missing or unknown order', async () => {
      const oldest = expectedOrder(busiest?.id ?? 0, 'oldest').slice(0, 10);
      for (const sort of [undefined, '', 'best', "' --", ['latest', 'popular']]) {
        const query = sort === undefined ? {} : { sort };
        const { comments } = await world.guest.ok('listComments', { id, query });
        expect(comments.slice(0, 10).map(({ commentId }) => commentId)).toEqual(oldest);
      }
    });

    it('refuse the cursor of another order', async () => {
      for (const [sort, cursor] of [
        ['popular', '1.2'],
        ['latest', '1.2.3'],
        ['oldest', '1.2.3'],
      ]) {
        await world.guest.fails('listComments', 'VALIDATION', { id, query: { sort, cursor } });
      }
      const most = Number.MAX_SAFE_INTEGER;
      for (const sort of ['latest', 'popular']) {
        const cursor = sort === 'latest' ? `-${most}.${most}` : `-${most}.-${most}.${most}`;
        const { comments } = await world.guest.ok('listComments', { id, query: { sort, cursor } });
        expect(comments).toEqual([]);
      }
    });

    it.each(['latest', 'popular'])(
      'miss and repeat nothing while others write: %s',
      async (sort) => {
        const before = await readAll(sort);
        const seen = await readAll(sort, async (shown) => {
          await write(world.member, id, '그 사이에 쓴 댓글');
          const last = shown.at(-1);
          if (last) await write(world.member, id, '경계에 단 답글', last.commentId);
        });
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((one) => before.includes(one))).toEqual(before);
      },
    );

    it('have the most liked on top of the post’s detail, with at least five likes and at most three of them', async () => {
      const postId = await publish(world, textPost('베스트 댓글이 생길 글'));
      const bestOf = async (client = world.guest) =>
        (await client.ok('getPostDetail', { id: postId })).bestComments;
      const likers = [world.member, world.admin];
      for (let i = 2; i < BEST_LIKES; i += 1) likers.push(await signUp(world.subject));
      const like = async (commentId: string, times: number) => {
        for (const client of likers.slice(0, times)) {
          await client.ok('likeComment', { id: commentId, body: { on: true } });
        }
      };
      const first = await write(world.member, postId, '첫 댓글');
      const reply = await write(world.admin, postId, '좋은 답글', first.commentId);
      await like(first.commentId, BEST_LIKES - 1);
      expect(await bestOf()).toEqual([]);
      await like(reply.commentId, BEST_LIKES);
      expect(await bestOf()).toMatchObject([{ commentId: reply.commentId, likeCount: BEST_LIKES }]);
      const others = [];
      for (let i = 0; i < BEST_MOST; i += 1) {
        others.push(await write(world.admin, postId, `더 좋은 댓글 ${i}`));
      }
      for (const { commentId } of others) await like(commentId, BEST_LIKES);
      // With equal likes, the newest come first.
      expect((await bestOf()).map(({ commentId }) => commentId)).toEqual(
        others.map(({ commentId }) => commentId).reverse(),
      );
      // They keep their usual places. Viewers who cannot see one do not get it as best.
      expect((await list(postId)).length).toBe(BEST_MOST + 2);
      const [hidden] = others;
      await world.admin.ok('deleteComment', { id: others[1]?.commentId ?? '' });
      expect((await bestOf()).map(({ commentId }) => commentId)).toContain(reply.commentId);
      const blocker = likers[2] ?? world.guest;
      await blocker.ok('blockMember', { id: hidden?.userId ?? '' });
      expect(await bestOf(blocker)).toEqual([]);
    });

    it('have the best of all pages on top', async () => {
      const { bestComments } = await world.guest.ok('getPostDetail', { id });
      const liked = commentsOf(busiest?.id ?? 0)
        .filter(({ likeCount }) => likeCount >= BEST_LIKES)
        .sort((a, b) => b.likeCount - a.likeCount || b.id - a.id)
        .slice(0, BEST_MOST);
      expect(bestComments.map(({ commentId }) => commentId)).toEqual(
        liked.map((comment) => `comment${comment.id}`),
      );
    });

    it('name the member whom a reply to a reply answers, by the current name', async () => {
      const postId = await publish(world, textPost('이름을 부를 글'));
      const stranger = await signUp(world.subject, '이름 바꿀 이웃');
      const first = await write(world.member, postId, '첫째');
      const reply = await write(stranger, postId, '첫째의 답글', first.commentId);
      expect(reply.replyTo).toBeNull();
      const deeper = await write(world.admin, postId, '답글의 답글', reply.commentId);
      expect(deeper).toMatchObject({
        parentCommentId: first.commentId,
        replyTo: { userId: stranger.id, userName: '이름 바꿀 이웃' },
      });
      expect(await notificationsOf(stranger, postId)).toMatchObject([
        { kind: 'reply', commentId: deeper.commentId },
      ]);
      // A reply to oneself names nobody.
      const own = await write(stranger, postId, '이어서', reply.commentId);
      expect(own.replyTo).toBeNull();
      const named = async () =>
        (await list(postId)).find(({ commentId }) => commentId === deeper.commentId)?.replyTo;
      await stranger.ok('updateUser', { id: stranger.id, body: { user_name: '이름 바꾼 이웃' } });
      expect(await named()).toEqual({ userId: stranger.id, userName: '이름 바꾼 이웃' });
      await stranger.ok('deleteMe', { body: { password: stranger.password } });
      expect(await named()).toEqual({ userId: null, userName: dataTexts.goneMember });
      // An edited comment still names the same member.
      const { comment } = await world.admin.ok('updateComment', {
        id: deeper.commentId,
        body: { content: '고친 답글의 답글' },
      });
      expect(comment.replyTo).toEqual({ userId: null, userName: dataTexts.goneMember });
      const toFirst = await write(world.admin, postId, '첫째에게', first.commentId);
      expect([toFirst.replyTo, toFirst.parentCommentId]).toEqual([null, first.commentId]);
      expect(first.userId).toBe(MEMBER_ID);
    });
  });
}
