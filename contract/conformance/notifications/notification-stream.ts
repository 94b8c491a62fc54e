import { expect, it } from 'vitest';
import { NOTIFICATION_STREAM } from '../../endpoints/routes';
import { checkErrorBody } from '../support/check';
import { commenting } from '../support/commenting';
import { openStream } from '../support/event-reader';
import { listedOf } from '../support/notified';
import { signIn, signUp, type World } from '../support/world';
import { textPost } from '../support/writing';

/** The stream of a member's notifications. */
export function streamTests(world: World): void {
  const { write } = commenting(world);

  it('streams each new notification after the unread count', async () => {
    const { postId } = await world.member.ok('createPost', { body: textPost('흐르는 글') });
    await world.admin.ok('confirmPosts', { body: { postId } });
    const { unreadCount } = await world.member.ok('listNotifications');
    const stream = await openStream(world.member);
    expect(await stream.next()).toEqual({ unreadCount, notification: null });

    const { commentId } = await write(world.admin, postId, '바로 갑니다');
    const event = await stream.next();
    expect(event).toMatchObject({
      unreadCount: unreadCount + 1,
      notification: { kind: 'comment', commentId, excerpt: '바로 갑니다', isRead: false },
    });
    const [latest] = await listedOf(world.member);
    expect(event.notification).toEqual({ ...latest, timeAgo: event.notification?.timeAgo });

    await world.admin.ok('reactToPost', { id: postId, body: { type: 'like' } });
    expect(await stream.next()).toMatchObject({
      unreadCount: unreadCount + 2,
      notification: { kind: 'like', actorId: 'user2', otherCount: 0 },
    });
    await world.admin.ok('reactToPost', { id: postId, body: { type: 'like' } });
    expect(await stream.next()).toEqual({ unreadCount: unreadCount + 1, notification: null });
    await world.member.ok('readNotifications', { body: {} });
    expect(await stream.next()).toEqual({ unreadCount: 0, notification: null });
    await stream.close();
  });

  it('streams to every browser of the member and to nobody else', async () => {
    const again = await signIn(world.subject, 1);
    const streams = [await openStream(world.member), await openStream(again)];
    const other = await openStream(world.admin);
    for (const stream of [...streams, other]) await stream.next();
    const { postId } = await world.member.ok('createPost', { body: textPost('두 곳에서') });
    await world.admin.ok('confirmPosts', { body: { postId, reason: '좋은 글입니다.' } });
    for (const stream of streams) {
      expect((await stream.next()).notification).toMatchObject({
        kind: 'confirm',
        postId,
        excerpt: '좋은 글입니다.',
      });
    }
    const { commentId } = await write(world.admin, postId, '운영자의 댓글');
    const { postId: own } = await world.admin.ok('createPost', { body: textPost('운영자의 글') });
    await world.admin.ok('confirmPosts', { body: { postId: own } });
    const reply = await write(world.member, postId, '답글', commentId);
    expect((await other.next()).notification).toMatchObject({ commentId: reply.commentId });
    for (const stream of [...streams, other]) await stream.close();
  });

  it('streams to five browsers of a member simultaneously, and to a sixth once one has closed', async () => {
    const stranger = await signUp(world.subject);
    const open = () => openStream(stranger);
    const most = 5 * (world.subject.processes ?? 1);
    const streams = await Promise.all(Array.from({ length: most }, open));
    const ask = () =>
      stranger.raw('GET', NOTIFICATION_STREAM, { headers: { accept: 'text/event-stream' } });
    const refused = await ask();
    expect(checkErrorBody(refused.status, await refused.text()).code).toBe('RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await (await openStream(world.member)).close();

    await streams.pop()?.close();
    // The server notices a closed connection a little later.
    const status = async () => {
      const answer = await ask();
      await answer.body?.cancel();
      return answer.status;
    };
    await expect.poll(status).toBe(200);
    for (const stream of streams) await stream.close();
  });

  it('streams nothing after the member signed out', async () => {
    const { postId } = await world.member.ok('createPost', { body: textPost('나간 뒤의 글') });
    await world.admin.ok('confirmPosts', { body: { postId } });
    const again = await signIn(world.subject, 1);
    const stream = await openStream(again);
    await stream.next();
    await again.ok('logout');
    await write(world.admin, postId, '나간 뒤의 댓글');
    await expect(stream.next()).rejects.toThrow('The stream ended');
  });
}
