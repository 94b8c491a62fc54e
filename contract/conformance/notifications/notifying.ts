import { expect, it } from 'vitest';
import type { Client } from '../support/client';
import { commenting } from '../support/commenting';
import { listedOf, notificationsOf } from '../support/notified';
import { signUp, type World } from '../support/world';
import { textPost } from '../support/writing';

/** Which actions create a notification, and which remove it. */
export function notifyingTests(world: World): void {
  const { write } = commenting(world);
  const like = (client: Client, id: string, type = 'like') =>
    client.ok('reactToPost', { id, body: { type } });
  const review = (postId: string, is_confirmed: boolean, reason?: string) =>
    world.admin.ok('confirmPosts', { body: { postId, is_confirmed, reason } });
  /** A confirmed post of the member, with only the confirmation's notification. */
  const publish = async (title: string) => {
    const { postId } = await world.member.ok('createPost', { body: { ...textPost(title), title } });
    await review(postId, true);
    return postId;
  };
  const kinds = async (client: Client, postId: string) =>
    (await notificationsOf(client, postId)).map(({ kind }) => kind);

  it('announce a review to the author with its reason, once for each change', async () => {
    const id = await publish('검토 알림');
    await review(id, true, '두 번째 확정');
    await review(id, false, '사진의 출처를 적어주세요.');
    const [revert, confirm, ...rest] = await notificationsOf(world.member, id);
    expect(rest).toEqual([]);
    expect(revert).toMatchObject({
      kind: 'revert',
      excerpt: '사진의 출처를 적어주세요.',
      postTitle: '검토 알림',
      actorId: null,
      actorName: null,
      actorImage: null,
      commentId: null,
      otherCount: 0,
      isRead: false,
      timeAgo: '방금 전',
    });
    expect(confirm).toMatchObject({ kind: 'confirm', excerpt: '' });
  });

  it('report a decision once, even if it was undone and repeated', async () => {
    const id = await publish('되돌린 결정');
    await review(id, false, '사진의 출처를 적어주세요.');
    const confirm = () => world.admin.ok('confirmPosts', { body: { postId: id } });
    const { bulkId } = await confirm();
    await world.member.ok('readNotifications', { body: {} });
    await world.admin.ok('undoReview', { body: { bulkId } });
    await confirm();
    expect(await kinds(world.member, id)).toEqual(['confirm', 'revert', 'confirm']);
    expect((await world.member.ok('listNotifications')).unreadCount).toBe(0);
    // After an edit in between, the confirmation is news again.
    await world.member.ok('updatePost', { id, body: { ...textPost('고친 글'), title: '고친 글' } });
    await confirm();
    expect((await kinds(world.member, id))[0]).toBe('confirm');
    expect((await world.member.ok('listNotifications')).unreadCount).toBe(1);
  });

  it('never announce members’ own actions to themselves', async () => {
    const id = await publish('혼자 하는 일');
    const mine = await write(world.member, id, '내 댓글');
    await write(world.member, id, '내 답글', mine.commentId);
    await like(world.member, id);
    expect(await kinds(world.member, id)).toEqual(['confirm']);
    const { postId } = await world.admin.ok('createPost', { body: textPost('운영자의 글') });
    await review(postId, true);
    expect(await kinds(world.admin, postId)).toEqual([]);
  });

  it('announce comments to the post’s author and replies to the comment’s author', async () => {
    const id = await publish('댓글 알림');
    const third = await signUp(world.subject, '셋째');
    const long = `${'긴 댓글 '.repeat(40)}끝`;
    const comment = await write(world.admin, id, long);
    const [notification] = await notificationsOf(world.member, id);
    expect(notification).toMatchObject({
      kind: 'comment',
      commentId: comment.commentId,
      isRead: false,
    });
    expect(notification).toMatchObject({ actorId: comment.userId, actorName: comment.userName });
    expect(notification?.excerpt).toMatch(/^긴 댓글 긴.+…$/);
    const reply = await write(third, id, '답글', comment.commentId);
    expect(await kinds(world.admin, id)).toEqual(['reply']);
    expect(await kinds(world.member, id)).toEqual(['comment', 'comment', 'confirm']);
    // A reply to a reply notifies the author of that reply, not the author of the thread.
    await write(world.member, id, '답글의 답글', reply.commentId);
    expect(await kinds(third, id)).toEqual(['reply']);
    expect(await kinds(world.admin, id)).toEqual(['reply']);
    // The author of the post gets one notification, as the recipient of the reply.
    const own = await write(world.member, id, '글쓴이의 댓글');
    await write(third, id, '글쓴이에게', own.commentId);
    expect((await kinds(world.member, id))[0]).toBe('reply');
    expect(await kinds(world.member, id)).toHaveLength(4);
    await world.admin.ok('updateComment', { id: comment.commentId, body: { content: '짧게' } });
    const changed = (await notificationsOf(world.member, id)).find(
      (one) => one.commentId === notification?.commentId,
    );
    expect(changed?.excerpt).toBe('짧게');
    await world.admin.ok('deleteComment', { id: comment.commentId });
    expect(await kinds(world.member, id)).toEqual(['reply', 'comment', 'confirm']);
  });

  it('name the latest member who likes a post and count the others', async () => {
    const id = await publish('좋아요 알림');
    const third = await signUp(world.subject, '넷째');
    const entry = async () =>
      (await notificationsOf(world.member, id)).find(({ kind }) => kind === 'like');
    await like(world.admin, id, 'dislike');
    expect(await entry()).toBeUndefined();
    await like(world.admin, id);
    expect(await entry()).toMatchObject({ actorId: 'user2', otherCount: 0, isRead: false });
    await like(world.member, id);
    expect(await entry()).toMatchObject({ actorId: 'user2', otherCount: 0 });
    await world.member.ok('readNotifications', { body: {} });
    await like(third, id);
    expect(await entry()).toMatchObject({ actorName: '넷째', otherCount: 1, isRead: false });
    // A like that is sent again announces nothing.
    await world.member.ok('readNotifications', { body: {} });
    await world.admin.ok('reactToPost', { id, body: { type: 'like', on: true } });
    expect(await entry()).toMatchObject({ actorName: '넷째', otherCount: 1, isRead: true });
    await like(third, id);
    expect(await entry()).toMatchObject({ actorId: 'user2', otherCount: 0 });
    await like(world.admin, id, 'dislike');
    expect(await entry()).toBeUndefined();
    expect(await kinds(world.member, id)).toEqual(['confirm']);
  });

  it('report a member’s like once, even if it is removed and given again', async () => {
    const id = await publish('두 번 알리지 않는 글');
    const entry = async () =>
      (await notificationsOf(world.member, id)).find(({ kind }) => kind === 'like');
    const again = async () => {
      await like(world.admin, id);
      expect(await entry()).toBeUndefined();
      await like(world.admin, id);
    };
    await like(world.admin, id);
    await again();
    // Nobody has read it yet, so it is still unread.
    expect(await entry()).toMatchObject({ actorId: 'user2', isRead: false });
    await world.member.ok('readNotifications', { body: {} });
    await again();
    expect(await entry()).toMatchObject({ actorId: 'user2', isRead: true });
    await like(world.admin, id, 'dislike');
    await like(world.admin, id);
    expect(await entry()).toMatchObject({ otherCount: 0, isRead: true });
    expect((await world.member.ok('listNotifications')).unreadCount).toBe(0);
  });

  it('disappear with the post and while it cannot be read', async () => {
    const id = await publish('사라질 글');
    const before = (await listedOf(world.admin)).length;
    const comment = await write(world.admin, id, '운영자의 댓글');
    const third = await signUp(world.subject, '다섯째');
    const reader = await write(third, id, '다섯째의 댓글');
    await write(world.admin, id, '답글', reader.commentId);
    await write(world.member, id, '글쓴이의 답글', comment.commentId);
    expect(await kinds(third, id)).toEqual(['reply']);
    await review(id, false);
    expect(await kinds(third, id)).toEqual([]);
    expect((await third.ok('listNotifications')).unreadCount).toBe(0);
    expect((await kinds(world.member, id))[0]).toBe('revert');
    await review(id, true);
    expect((await third.ok('listNotifications')).unreadCount).toBe(1);
    const { unreadCount } = await world.member.ok('listNotifications');
    const unread = (await notificationsOf(world.member, id)).filter(({ isRead }) => !isRead).length;
    await world.member.ok('deletePost', { id });
    expect(await kinds(world.member, id)).toEqual([]);
    expect(await kinds(third, id)).toEqual([]);
    expect(await listedOf(world.admin)).toHaveLength(before);
    const after = await world.member.ok('listNotifications');
    expect(after.unreadCount).toBe(unreadCount - unread);
  });

  it('never come from a blocked member', async () => {
    const id = await publish('막은 사람');
    const stranger = await signUp(world.subject, '여섯째');
    await write(stranger, id, '막기 전의 댓글');
    await like(stranger, id);
    await like(world.admin, id);
    await world.member.ok('blockMember', { id: stranger.id });
    expect(await kinds(world.member, id)).toEqual(['like', 'confirm']);
    const [entry] = await notificationsOf(world.member, id);
    expect(entry).toMatchObject({ actorId: 'user2', otherCount: 0 });
    await write(stranger, id, '막은 뒤의 댓글');
    expect(await kinds(world.member, id)).toEqual(['like', 'confirm']);
    await world.member.ok('unblockMember', { id: stranger.id });
    expect(await kinds(world.member, id)).toEqual(['like', 'comment', 'confirm']);
  });
}
