import { changedKinds, notificationSettingsOf } from '@contract/rules/site/notifications';
import { formatId } from '@contract/rules/site/ids';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { presentNotification } from '../presenters/notification';
import { markRead } from '../tables/notification';
import { changeMuted, listMuted } from '../tables/notification-mute';
import { countUnread, listNotifications } from '../tables/notification-list';
import { markPost, unmarkPost } from '../tables/post-mark';
import { latestCursor, latestPage } from './latest';
import { readablePostFacts } from './readable';

/** A member's notifications. */
export const notificationRoutes = {
  async listNotifications({ query, services, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const { limit, group = null } = query;
    const [createdAt = 0, id = 0] = latestCursor(query.cursor);
    const [rows, unreadCount] = await Promise.all([
      listNotifications(services.db, group, { memberId, createdAt, id, limit: limit + 1 }),
      countUnread(services.db, { memberId }),
    ]);
    const { shown, pagination } = latestPage(rows, limit, (row) => [row.createdAt, row.id]);
    const notifications = shown.map((row) => presentNotification(row, now));
    return { success: true, notifications, unreadCount, pagination };
  },

  async readNotifications({ body, services, viewer }) {
    const { id: memberId } = requireMember(viewer);
    await services.db.transaction((tx) => markRead(tx, memberId, body.ids));
    services.bus.publish({ memberId, id: null });
    return { success: true, unreadCount: await countUnread(services.db, { memberId }) };
  },

  async mutePost({ params: { postId }, services, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    await readablePostFacts(services.db, postId, viewer);
    await services.db.transaction((tx) => markPost(tx, 'muted_post', { memberId, postId, now }));
    return { success: true, postId: formatId('post', postId), isMuted: true };
  },

  async unmutePost({ params: { postId }, services, viewer }) {
    const { id: memberId } = requireMember(viewer);
    await services.db.transaction((tx) => unmarkPost(tx, 'muted_post', { memberId, postId }));
    return { success: true, postId: formatId('post', postId), isMuted: false };
  },

  async getNotificationSettings({ services, viewer }) {
    const muted = await listMuted(services.db, { memberId: requireMember(viewer).id });
    return { success: true, settings: notificationSettingsOf(muted) };
  },

  async updateNotificationSettings({ body, services, viewer }) {
    const { id } = requireMember(viewer);
    await services.db.transaction((tx) => changeMuted(tx, id, changedKinds(body)));
    return {
      success: true,
      settings: notificationSettingsOf(await listMuted(services.db, { memberId: id })),
    };
  },
} satisfies SomeHandlers;
