import { describe, expect, it } from 'vitest';
import { COMMENTS_PAGE_SIZE } from '../../endpoints/comments';
import { fixtures } from '../../fixtures';
import type { Comment } from '../../models/comment';
import { commentsOf } from '../support/expected';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

// The post of the fixtures with the most comments.
const busiest = fixtures.posts
  .filter(({ isConfirmed }) => isConfirmed)
  .sort((a, b) => commentsOf(b.id).length - commentsOf(a.id).length)[0];

/** The order of a thread: a comment, then its replies, oldest first. */
function inOrder(): string[] {
  const rows = commentsOf(busiest?.id ?? 0);
  const oldest = (list: typeof rows) =>
    [...list].sort((a, b) => b.minutesAgo - a.minutesAgo || a.id - b.id);
  return oldest(rows.filter(({ parentId }) => parentId === null)).flatMap((top) =>
    [top, ...oldest(rows.filter(({ parentId }) => parentId === top.id))].map(
      ({ id }) => `comment${id}`,
    ),
  );
}

/** Reading a long discussion to its end, also while others write in it. */
export function commentPagingSuite(start: StartSubject): void {
  describe('comment paging', () => {
    const world = useWorld(start);
    const id = `post${busiest?.id ?? ''}`;
    const page = (cursor: string | null) =>
      world.guest.ok('listComments', { id, query: cursor === null ? {} : { cursor } });

    async function readAll(between: (rows: Comment[]) => Promise<void> = () => Promise.resolve()) {
      const rows: Comment[] = [];
      let cursor: string | null = null;
      do {
        const { comments, pagination } = await page(cursor);
        expect(comments.length).toBeLessThanOrEqual(COMMENTS_PAGE_SIZE);
        expect(pagination.hasMore).toBe(pagination.nextCursor !== null);
        expect(pagination.limit).toBe(COMMENTS_PAGE_SIZE);
        rows.push(...comments);
        cursor = pagination.nextCursor;
        await between(comments);
      } while (cursor !== null);
      return rows;
    }

    it('returns what came after a comment, as it was written', async () => {
      const given = commentsOf(busiest?.id ?? 0).map((one) => one.id);
      const last = `comment${Math.max(...given)}`;
      const later = async (after: string | undefined) =>
        (await world.guest.ok('listComments', { id, query: { after } })).comments.map(
          ({ commentId }) => commentId,
        );
      expect(await later(last)).toEqual([]);
      const write = async (content: string, parentCommentId?: string) =>
        (await world.member.ok('createComment', { id, body: { content, parentCommentId } }))
          .comment;
      const thread = await write('뒤에 온 댓글');
      const reply = await write('앞 댓글에 온 답글', `comment${Math.min(...given)}`);
      const gone = await write('지울 댓글');
      await world.member.ok('deleteComment', { id: gone.commentId });
      expect(await later(last)).toEqual([thread.commentId, reply.commentId]);
      expect(await later(thread.commentId)).toEqual([reply.commentId]);
      expect(await later('comment1')).toHaveLength(COMMENTS_PAGE_SIZE);
      for (const { commentId } of [thread, reply]) {
        await world.member.ok('deleteComment', { id: commentId });
      }
    });

    it('continues beyond two pages in a long discussion', () => {
      expect(inOrder().length).toBeGreaterThan(2 * COMMENTS_PAGE_SIZE);
    });

    it('returns every comment once and in order', async () => {
      const rows = await readAll();
      expect(rows.map(({ commentId }) => commentId)).toEqual(inOrder());
      for (const row of rows) {
        const fixture = fixtures.comments.find((one) => `comment${one.id}` === row.commentId);
        const author = fixtures.members.find((one) => one.id === fixture?.authorId);
        expect(row).toMatchObject({
          postId: id,
          userId: `user${author?.id ?? ''}`,
          userName: author?.userName,
          profileImage: author?.profileImage,
          content: fixture?.content,
          likeCount: fixture?.likeCount,
          isLiked: false,
          isEdited: false,
          isDeleted: false,
          isBlocked: false,
          isBlinded: false,
          parentCommentId: fixture?.parentId ? `comment${fixture.parentId}` : null,
        });
      }
    });

    it('puts the first page into the post’s detail', async () => {
      const detail = await world.guest.ok('getPostDetail', { id });
      const first = await page(null);
      expect(detail.comments).toEqual(first.comments);
      expect(detail.commentsPagination).toEqual(first.pagination);
      expect(detail.post.commentCount).toBe(inOrder().length);
      expect(first.comments).toHaveLength(COMMENTS_PAGE_SIZE);
    });

    it('shows a member their own likes', async () => {
      const { comments } = await world.member.ok('listComments', { id });
      const liked = commentsOf(busiest?.id ?? 0).filter(({ likedBy }) => likedBy.includes(1));
      const shown = new Set(comments.map(({ commentId }) => commentId));
      expect(
        comments
          .filter(({ isLiked }) => isLiked)
          .map(({ commentId }) => commentId)
          .sort(),
      ).toEqual(
        liked
          .map((one) => `comment${one.id}`)
          .filter((one) => shown.has(one))
          .sort(),
      );
    });

    it('refuses the cursor of another list', async () => {
      for (const cursor of ['1', '1.2.3', '1.2.3.4']) {
        await world.guest.fails('listComments', 'VALIDATION', { id, query: { cursor } });
      }
      const most = Number.MAX_SAFE_INTEGER;
      const { comments, pagination } = await page(`${most}.${most}`);
      expect({ comments, hasMore: pagination.hasMore }).toEqual({ comments: [], hasMore: false });
    });

    it('has neither gaps nor doubles while others write, answer and delete', async () => {
      const before = inOrder();
      const doomed: string[] = [];
      const rows = await readAll(async (shown) => {
        const [first] = shown;
        const last = shown.at(-1);
        if (!first || !last) return;
        const say = (content: string, parentCommentId?: string) =>
          world.member.ok('createComment', { id, body: { content, parentCommentId } });
        await say('그 사이에 쓴 댓글');
        await say('앞 이야기에 단 답글', first.commentId);
        await say('경계에 단 답글', last.commentId);
        if (doomed.length === 0) {
          // The row that the cursor names is deleted.
          doomed.push(last.commentId);
          await world.admin.ok('deleteComment', { id: last.commentId });
        }
      });
      const seen = rows.map(({ commentId }) => commentId);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((one) => before.includes(one))).toEqual(before);
      const now = await readAll();
      const { post } = await world.guest.ok('getPostDetail', { id });
      expect(post.commentCount).toBe(now.filter(({ isDeleted }) => !isDeleted).length);
    });
  });
}
