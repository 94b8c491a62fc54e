import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { reasonTexts } from '../../texts';
import { commentChanges } from './comment-changes';
import { commenting } from '../support/commenting';
import type { StartSubject } from '../support/subject';
import { MEMBER_ID, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Comments: writing and replying, changing, deleting and liking. */
export function commentsSuite(start: StartSubject): void {
  describe('comments', () => {
    const world = useWorld(start);
    const [member] = fixtures.members;
    const { write, list, count } = commenting(world);

    it('are appended and counted', async () => {
      const id = await publish(world, textPost('댓글이 달릴 글'));
      const start = Date.now();
      const body = {
        userId: 'user1',
        content: '  잘 봤어요\r\n고맙습니다 ',
        likeCount: 9,
        isDeleted: true,
      };
      const { comment } = await world.member.ok('createComment', { id, body });
      expect(comment).toEqual({
        commentId: comment.commentId,
        postId: id,
        userId: MEMBER_ID,
        userName: member?.userName,
        profileImage: member?.profileImage,
        content: '잘 봤어요\n고맙습니다',
        timeAgo: '방금 전',
        createdAt: comment.createdAt,
        likeCount: 0,
        isLiked: false,
        isEdited: false,
        isDeleted: false,
        isBlocked: false,
        isBlinded: false,
        parentCommentId: null,
        replyTo: null,
        mentions: [],
      });
      expect(Math.abs(Date.parse(comment.createdAt) - start)).toBeLessThan(60_000);
      const second = await write(world.admin, id, '둘째 댓글');
      const rows = await list(id);
      expect(rows.map(({ commentId }) => commentId)).toEqual([comment.commentId, second.commentId]);
      expect(await count(id)).toBe(2);
      const detail = await world.guest.ok('getPostDetail', { id });
      expect(detail.comments).toEqual(rows);
      const { data } = await world.guest.ok('getFeed', { query: { limit: 50 } });
      expect(data.posts.find(({ postId }) => postId === id)?.commentCount).toBe(2);
    });

    it('accept a thousand letters of any script', async () => {
      const id = await publish(world, textPost('긴 댓글이 달릴 글'));
      const letters = ['가', '🙂', '물', "'"];
      for (const letter of letters) {
        const content = letter.normalize('NFD').repeat(1000);
        expect((await write(world.member, id, content)).content).toBe(letter.repeat(1000));
      }
      const odd = '% _ \\ " \' ; -- <script>alert(1)</script> ${x} {{y}} 한\u0000\uDC00글';
      const comment = await write(world.member, id, odd);
      expect(comment.content).toBe('% _ \\ " \' ; -- <script>alert(1)</script> ${x} {{y}} 한글');
      expect((await list(id)).at(-1)?.content).toBe(comment.content);
      expect(await count(id)).toBe(letters.length + 1);
    });

    it('can be answered, and a reply to a reply joins the same thread', async () => {
      const id = await publish(world, textPost('답글이 달릴 글'));
      const first = await write(world.member, id, '첫째');
      const second = await write(world.admin, id, '둘째');
      const reply = await write(world.admin, id, '첫째의 답글', first.commentId);
      expect(reply.parentCommentId).toBe(first.commentId);
      const deeper = await write(world.member, id, '답글의 답글', reply.commentId);
      expect(deeper.parentCommentId).toBe(first.commentId);
      const number = Number(second.commentId.slice('comment'.length));
      const byNumber = await world.member.ok('createComment', {
        id,
        body: { content: '둘째의 답글', parentCommentId: number },
      });
      expect(byNumber.comment.parentCommentId).toBe(second.commentId);
      const rows = await list(id);
      expect(rows.map(({ content }) => content)).toEqual([
        '첫째',
        '첫째의 답글',
        '답글의 답글',
        '둘째',
        '둘째의 답글',
      ]);
      expect(await count(id)).toBe(5);
    });

    it('can only answer a comment of the same post', async () => {
      const id = await publish(world, textPost('여기에 없는 댓글'));
      const other = fixtures.comments[0]?.id ?? 1;
      for (const parentCommentId of [other, 'comment2147483647']) {
        const error = await world.member.fails('createComment', 'NOT_FOUND', {
          id,
          body: { content: '답글', parentCommentId },
        });
        expect(error.error).toBe(reasonTexts.parentNotFound);
      }
      expect(await count(id)).toBe(0);
    });

    commentChanges(world);
  });
}
