import { describe, expect, it } from 'vitest';
import { fixtures } from '../fixtures';
import { errorTexts, reasonTexts, validationTexts } from '../texts';
import type { Client } from './client';
import type { StartSubject } from './subject';
import { ADMIN_ID, MEMBER_ID, signUp, useWorld } from './world';
import { publish, textPost } from './writing';

/** Comments: writing, replying, changing, deleting, liking. */
export function commentsSuite(start: StartSubject): void {
  describe('comments', () => {
    const world = useWorld(start);
    const [member] = fixtures.members;
    const write = async (client: Client, id: string, content: string, parentCommentId?: string) =>
      (await client.ok('createComment', { id, body: { content, parentCommentId } })).comment;
    const list = async (id: string, client = world.guest) =>
      (await client.ok('listComments', { id })).comments;
    const count = async (id: string) =>
      (await world.guest.ok('getPostDetail', { id })).post.commentCount;

    it('appear at the end and count', async () => {
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
        ...{ isLiked: false, isEdited: false, isDeleted: false },
        parentCommentId: null,
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

    it('are refused when empty, too long, or no text', async () => {
      const odd: [content: unknown, sentence: string][] = [
        ['', validationTexts.commentEmpty],
        [' \n\t ', validationTexts.commentEmpty],
        ['\u0000\u0007', validationTexts.commentEmpty],
        ['\u3164', validationTexts.commentEmpty],
        [undefined, validationTexts.commentEmpty],
        [null, validationTexts.commentEmpty],
        [12, validationTexts.commentEmpty],
        [['글'], validationTexts.commentEmpty],
        [{ text: '글' }, validationTexts.commentEmpty],
        ['가'.repeat(1001), validationTexts.commentLong],
        ['물'.repeat(10_000), validationTexts.commentLong],
        ['🙂'.repeat(1001), validationTexts.commentLong],
      ];
      for (const [content, sentence] of odd) {
        const error = await world.member.fails('createComment', 'VALIDATION', {
          id: 1,
          body: { content },
        });
        expect(error.error).toBe(sentence);
        expect(error.issues?.[0]?.path).toBe('content');
      }
      for (const parentCommentId of ['post1', 'comment', '0', -1, 1.5, '99999999999', [1], {}]) {
        const body = { content: '글', parentCommentId };
        await world.member.fails('createComment', 'VALIDATION', { id: 1, body });
      }
    });

    it('take a thousand letters, whatever they are', async () => {
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

    it('can be answered, an answer’s answer joining the same thread', async () => {
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

    it('answer only what is there, on the same post', async () => {
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

    it('are changed by their author or an admin, and say so', async () => {
      const id = await publish(world, textPost('고칠 댓글이 있는 글'));
      const comment = await write(world.member, id, '고치기 전');
      const { commentId } = comment;
      const own = await world.member.ok('updateComment', {
        id: commentId,
        body: { content: ' 고친 뒤 ', userId: 1 },
      });
      expect(own.comment).toEqual({
        ...comment,
        content: '고친 뒤',
        isEdited: true,
        timeAgo: own.comment.timeAgo,
      });
      const byAdmin = await world.admin.ok('updateComment', {
        id: commentId,
        body: { content: '다듬음' },
      });
      expect(byAdmin.comment).toMatchObject({ content: '다듬음', userId: MEMBER_ID });
      const stranger = await signUp(world.subject);
      const error = await stranger.fails('updateComment', 'FORBIDDEN', {
        id: commentId,
        body: { content: '남의 것' },
      });
      expect(error.error).toBe(errorTexts.FORBIDDEN);
      await stranger.fails('deleteComment', 'FORBIDDEN', { id: commentId });
      for (const content of ['', ' ', undefined, '가'.repeat(1001)]) {
        await world.member.fails('updateComment', 'VALIDATION', {
          id: commentId,
          body: { content },
        });
      }
      const body = { content: '남의 이름', userId: ADMIN_ID };
      await world.member.fails('updateComment', 'USER_MISMATCH', { id: commentId, body });
      expect(await list(id)).toMatchObject([{ content: '다듬음', isEdited: true }]);
    });

    it('are gone when deleted without replies', async () => {
      const id = await publish(world, textPost('지울 댓글이 있는 글'));
      const comment = await write(world.member, id, '지울 댓글');
      expect(await world.member.ok('deleteComment', { id: comment.commentId })).toEqual({
        success: true,
      });
      expect(await list(id)).toEqual([]);
      expect(await count(id)).toBe(0);
      for (const client of [world.member, world.admin]) {
        const error = await client.fails('deleteComment', 'NOT_FOUND', { id: comment.commentId });
        expect(error.error).toBe(reasonTexts.commentNotFound);
      }
      expect(await count(id)).toBe(0);
      const byAdmin = await write(world.member, id, '운영자가 지울 댓글');
      await world.admin.ok('deleteComment', { id: byAdmin.commentId });
      expect(await count(id)).toBe(0);
    });

    it('stay as an empty row when deleted with replies, until those are gone too', async () => {
      const id = await publish(world, textPost('답글이 남을 글'));
      const top = await write(world.member, id, '지울 첫 댓글');
      const replies = [
        await write(world.admin, id, '남을 답글', top.commentId),
        await write(world.member, id, '지울 답글', top.commentId),
      ];
      const [kept, lost] = replies.map(({ commentId }) => commentId);
      await world.admin.ok('likeComment', { id: top.commentId, body: {} });
      await world.member.ok('deleteComment', { id: top.commentId });
      await world.member.ok('deleteComment', { id: lost });
      expect(await list(id)).toMatchObject([
        { commentId: top.commentId, isDeleted: true, content: '' },
        { commentId: kept, isDeleted: false, content: '남을 답글', parentCommentId: top.commentId },
      ]);
      expect(await count(id)).toBe(1);
      for (const name of ['likeComment', 'updateComment'] as const) {
        await world.member.fails(name, 'NOT_FOUND', {
          id: top.commentId,
          body: { content: '다시' },
        });
      }
      await world.member.fails('deleteComment', 'NOT_FOUND', { id: top.commentId });
      const body = { content: '지운 댓글에 답글', parentCommentId: top.commentId };
      await world.member.fails('createComment', 'NOT_FOUND', { id, body });
      // The thread lives on through the reply that is left.
      const late = await write(world.member, id, '늦은 답글', kept);
      expect(late.parentCommentId).toBe(top.commentId);
      await world.member.ok('deleteComment', { id: late.commentId });
      await world.admin.ok('deleteComment', { id: kept });
      expect(await list(id)).toEqual([]);
      expect(await count(id)).toBe(0);
    });

    it('are liked and unliked, counted once a member', async () => {
      const id = await publish(world, textPost('좋은 댓글이 달릴 글'));
      const { commentId } = await write(world.member, id, '좋은 댓글');
      const number = Number(commentId.slice('comment'.length));
      const on = await world.admin.ok('likeComment', { id: commentId, body: { userId: ADMIN_ID } });
      expect(on).toEqual({ success: true, commentId, likeCount: 1, isLiked: true });
      expect(await world.member.ok('likeComment', { id: number })).toMatchObject({ likeCount: 2 });
      expect(await list(id, world.admin)).toMatchObject([{ likeCount: 2, isLiked: true }]);
      expect(await list(id)).toMatchObject([{ likeCount: 2, isLiked: false }]);
      const off = await world.admin.ok('likeComment', { id: commentId, body: {} });
      expect(off).toEqual({ success: true, commentId, likeCount: 1, isLiked: false });
      const stranger = await signUp(world.subject);
      const clients = [world.member, world.admin, stranger];
      await Promise.all(
        clients.flatMap((client) =>
          Array.from({ length: 6 }, () => client.ok('likeComment', { id: commentId })),
        ),
      );
      const flags = await Promise.all(
        clients.map(async (client) => (await list(id, client))[0]?.isLiked),
      );
      expect((await list(id))[0]?.likeCount).toBe(flags.filter(Boolean).length);
      const body = { userId: ADMIN_ID };
      await world.member.fails('likeComment', 'USER_MISMATCH', { id: commentId, body });
    });

    it('are never orphaned or counted wrong when answered and deleted at once', async () => {
      const id = await publish(world, textPost('지우면서 답하는 글'));
      for (let round = 0; round < 5; round += 1) {
        const { commentId } = await write(world.member, id, `곧 지울 댓글 ${round}`);
        const body = { content: '그 사이의 답글', parentCommentId: commentId };
        await Promise.all([
          world.member.call('deleteComment', { id: commentId }),
          world.admin.call('createComment', { id, body }),
          world.admin.call('deleteComment', { id: commentId }),
          world.admin.call('createComment', { id, body }),
        ]);
      }
      const rows = await list(id);
      const shown = new Set(rows.map(({ commentId }) => commentId));
      for (const { parentCommentId } of rows) {
        expect(parentCommentId === null || shown.has(parentCommentId)).toBe(true);
      }
      expect(await count(id)).toBe(rows.filter(({ isDeleted }) => !isDeleted).length);
      for (const { commentId } of rows.filter(({ isDeleted }) => !isDeleted)) {
        await world.admin.ok('deleteComment', { id: commentId });
      }
      expect(await list(id)).toEqual([]);
      expect(await count(id)).toBe(0);
    });

    it('count every one that is written at the same time', async () => {
      const id = await publish(world, textPost('붐비는 글'));
      const top = await write(world.member, id, '첫 댓글');
      const clients = [world.member, world.admin];
      const written = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          write(
            clients[at % 2] ?? world.member,
            id,
            `동시에 ${at}`,
            at % 3 ? undefined : top.commentId,
          ),
        ),
      );
      expect(await count(id)).toBe(21);
      expect(await list(id)).toHaveLength(21);
      await Promise.all(
        written
          .slice(0, 10)
          .map(({ commentId }) => world.admin.ok('deleteComment', { id: commentId })),
      );
      expect(await count(id)).toBe(11);
      expect(await list(id)).toHaveLength(11);
    });
  });
}
