import { expect, it } from 'vitest';
import { errorTexts, reasonTexts } from '../../texts';
import { commenting } from '../support/commenting';
import { ADMIN_ID, MEMBER_ID, signUp, type World } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Changing, deleting and liking comments, also simultaneously. */
export function commentChanges(world: World): void {
  const { write, list, count } = commenting(world);

  it('are changed by their author or an admin and then marked as edited', async () => {
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
    expect(await list(id)).toMatchObject([{ content: '다듬음', isEdited: true }]);
  });

  it('disappear when they are deleted without replies', async () => {
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

  it('with replies stay as an empty row when they are deleted, until the replies are gone too', async () => {
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
    // The thread stays because it still has a reply.
    const late = await write(world.member, id, '늦은 답글', kept);
    expect(late.parentCommentId).toBe(top.commentId);
    await world.member.ok('deleteComment', { id: late.commentId });
    await world.admin.ok('deleteComment', { id: kept });
    expect(await list(id)).toEqual([]);
    expect(await count(id)).toBe(0);
  });

  it('are liked and unliked, and each member counts once', async () => {
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

  it('keep a like that is sent again with the wanted state', async () => {
    const id = await publish(world, textPost('좋은 댓글이 또 달릴 글'));
    const { commentId } = await write(world.member, id, '한 번만 좋은 댓글');
    const press = async (on: unknown) => {
      const { likeCount, isLiked } = await world.admin.ok('likeComment', {
        id: commentId,
        body: { on },
      });
      return [isLiked, likeCount];
    };
    const states = [];
    for (const on of [false, true, true, false, false, true]) states.push(await press(on));
    expect(states).toEqual([
      [false, 0],
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
      [true, 1],
    ]);
    await Promise.all(Array.from({ length: 6 }, () => press(true)));
    expect(await list(id, world.admin)).toMatchObject([{ likeCount: 1, isLiked: true }]);
    await world.member.ok('deleteComment', { id: commentId });
    const gone = { id: commentId, body: { on: true } };
    await world.admin.fails('likeComment', 'NOT_FOUND', gone);
  });

  it('are neither orphaned nor miscounted when answering and deleting happen simultaneously', async () => {
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

  it('are all counted when many are written simultaneously', async () => {
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
}
