import { describe, expect, it } from 'vitest';
import { NOTIFICATION_STREAM } from '../../endpoints/routes';
import { fixtures } from '../../fixtures';
import {
  kindsOfGroup,
  notificationGroups,
  notificationKinds,
} from '../../rules/site/notifications';
import { errorTexts } from '../../texts';
import { levelNotificationTests } from './level-notifications';
import { listedOf } from '../support/notified';
import { notifyingTests } from './notifying';
import { streamTests } from './notification-stream';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** A member's notifications: their text, when they appear, and which are read. */
export function notificationsSuite(start: StartSubject): void {
  describe('notifications', () => {
    const world = useWorld(start);
    const own = fixtures.notifications;
    const unread = own.filter(({ isRead }) => !isRead).length;

    it('start with the sample notifications, the latest first', async () => {
      const { notifications, unreadCount } = await world.member.ok('listNotifications');
      const latest = own.toSorted((a, b) => a.minutesAgo - b.minutesAgo || b.id - a.id);
      expect(notifications.map(({ notificationId }) => notificationId)).toEqual(
        latest.map(({ id }) => `notification${id}`),
      );
      expect(notifications.map(({ isRead }) => isRead)).toEqual(latest.map((one) => one.isRead));
      expect(unreadCount).toBe(unread);
      const like = notifications.find(({ kind }) => kind === 'like');
      const post = fixtures.posts.find(({ id }) => `post${id}` === like?.postId);
      expect(like).toMatchObject({
        commentId: null,
        excerpt: '',
        postTitle: post?.title,
        otherCount: (post?.likeCount ?? 0) - 1,
      });
      const revert = notifications.find(({ kind }) => kind === 'revert');
      const reason = own.find(({ kind }) => kind === 'revert')?.reason;
      expect(revert).toMatchObject({ excerpt: reason, actorId: null, actorName: null });
      expect(await listedOf(world.admin)).toEqual([]);
    });

    it('come page by page, each of them once', async () => {
      const all = await listedOf(world.member);
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit: 5, ...(cursor === undefined ? {} : { cursor }) };
        const page = await world.member.ok('listNotifications', { query });
        expect(page.notifications.length).toBeLessThanOrEqual(5);
        expect(page.unreadCount).toBe(unread);
        found.push(...page.notifications.map(({ notificationId }) => notificationId));
        expect(page.pagination.hasMore).toBe(page.pagination.nextCursor !== null);
        cursor = page.pagination.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(found).toEqual(all.map(({ notificationId }) => notificationId));
    });

    it('can be listed by group, and every kind is in one', async () => {
      const all = await listedOf(world.member);
      const groups = await Promise.all(
        notificationGroups.map(async (group) => {
          const query = { limit: 50, group };
          const answer = await world.member.ok('listNotifications', { query });
          expect(answer.unreadCount).toBe(unread);
          const kinds = kindsOfGroup(group);
          expect(answer.notifications).toEqual(all.filter(({ kind }) => kinds.includes(kind)));
          return kinds;
        }),
      );
      expect(groups.flat().sort()).toEqual([...notificationKinds].sort());
    });

    it('are marked as read one by one or all together, only the member’s own', async () => {
      const [first, second] = (await listedOf(world.member)).map((one) => one.notificationId);
      const read = (ids?: unknown[]) => world.member.ok('readNotifications', { body: { ids } });
      expect((await read([first])).unreadCount).toBe(unread - 1);
      expect((await read([first, first, 'notification2147483647'])).unreadCount).toBe(unread - 1);
      expect((await read([])).unreadCount).toBe(unread - 1);
      await world.admin.ok('readNotifications', { body: { ids: [second] } });
      await world.admin.ok('readNotifications', { body: {} });
      const listed = await world.member.ok('listNotifications');
      expect(listed.unreadCount).toBe(unread - 1);
      expect(listed.notifications.slice(0, 2).map(({ isRead }) => isRead)).toEqual([true, false]);
      expect((await read()).unreadCount).toBe(0);
      expect((await listedOf(world.member)).every(({ isRead }) => isRead)).toBe(true);
    });

    it('have a stream that refuses guests', async () => {
      const response = await world.guest.raw('GET', NOTIFICATION_STREAM);
      expect(response.status).toBe(401);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await response.json()).toMatchObject({
        success: false,
        code: 'LOGIN_REQUIRED',
        error: errorTexts.LOGIN_REQUIRED,
      });
      const post = await world.member.raw('POST', NOTIFICATION_STREAM);
      expect(post.status).toBe(405);
    });

    notifyingTests(world);
    streamTests(world);
  });

  describe('notifications of a level', () => {
    levelNotificationTests(useWorld(start));
  });
}
