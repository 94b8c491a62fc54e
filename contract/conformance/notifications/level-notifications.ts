import { expect, it } from 'vitest';
import { earn } from '../support/earning';
import { openStream } from '../support/event-reader';
import { listedOf } from '../support/notified';
import { signUp, type World } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Notifications of a companion's level. */
export function levelNotificationTests(world: World): void {
  it('announce each level of the companion once, even if the post is later deleted or confirmed again', async () => {
    const stranger = await signUp(world.subject);
    const levels = async () => (await listedOf(stranger)).filter(({ kind }) => kind === 'level_up');
    await earn(world, stranger, 4);
    expect(await levels()).toEqual([]);
    const id = await publish({ ...world, member: stranger }, textPost('다섯 번째 글'));
    const [notification, ...rest] = await levels();
    expect(rest).toEqual([]);
    // The confirmation brings the level, so the level's notification is the newer one.
    const newest = (await listedOf(stranger)).slice(0, 2);
    expect(newest.map(({ kind }) => kind)).toEqual(['level_up', 'confirm']);
    expect(notification).toMatchObject({
      level: 2,
      postId: null,
      postTitle: '',
      commentId: null,
      excerpt: '',
      actorId: null,
      actorName: null,
      actorImage: null,
      otherCount: 0,
      isRead: false,
      timeAgo: '방금 전',
    });
    expect((await listedOf(stranger)).filter(({ level }) => level === null)).toHaveLength(5);
    for (const is_confirmed of [false, true]) {
      await world.admin.ok('confirmPosts', { body: { postId: id, is_confirmed } });
    }
    await stranger.ok('deletePost', { id });
    expect(await levels()).toEqual([notification]);
    const { notifications } = await stranger.ok('exportMe');
    expect(notifications.filter(({ kind }) => kind === 'level_up')).toMatchObject([{ level: 2 }]);

    const { unreadCount } = await stranger.ok('listNotifications');
    const body = { ids: [notification?.notificationId] };
    const read = await stranger.ok('readNotifications', { body });
    expect(read.unreadCount).toBe(unreadCount - 1);
    expect(await levels()).toMatchObject([{ level: 2, isRead: true }]);
  });

  const say = (id: number) => ({ id, body: { content: '첫마디' } });
  const like = (id: number) => ({ id, body: { type: 'like' } });

  it('are streamed for a level that a comment brings', async () => {
    const stranger = await signUp(world.subject);
    await earn(world, stranger, 4);
    for (const id of [1, 2, 3]) await stranger.ok('createComment', say(id));
    const stream = await openStream(stranger);
    await stream.next();
    await stranger.ok('createComment', say(4));
    expect((await stream.next()).notification).toMatchObject({ kind: 'level_up', level: 2 });
    await stream.close();
  });

  it('are streamed for a level that a visit or a like brings', async () => {
    const stranger = await signUp(world.subject);
    await earn(world, stranger, 4);
    for (const id of [1, 2]) await stranger.ok('createComment', say(id));
    const stream = await openStream(stranger);
    await stream.next();
    await stranger.ok('claimExperience', { body: { actionType: 'daily_login' } });
    expect((await stream.next()).notification).toMatchObject({ kind: 'level_up', level: 2 });
    await stream.close();

    const other = await signUp(world.subject);
    await earn(world, other, 4);
    for (const id of [1, 2, 3]) await other.ok('createComment', say(id));
    for (const id of [1, 2, 3, 4]) await other.ok('reactToPost', like(id));
    const next = await openStream(other);
    await next.next();
    await other.ok('reactToPost', like(6));
    expect((await next.next()).notification).toMatchObject({ kind: 'level_up', level: 2 });
    await next.close();
  });
}
