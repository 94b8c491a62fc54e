import { changedKinds, notificationSettingsOf } from '@contract/rules/site/notifications';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { presentNotification } from '../presenters/notification';
import { markRead } from '../tables/notification';
import { changeMuted, listMuted } from '../tables/notification-mute';
import { countUnread, listNotifications } from '../tables/notification-list';
import { latestCursor, latestPage } from './latest';

/** A member's notifications. */
export const notificationRoutes = {
  async listNotifications({ query, services, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const { limit } = query;
    const [createdAt = 0, id = 0] = latestCursor(query.cursor);
    const [rows, unreadCount] = await Promise.all([
      listNotifications(services.db, { memberId, createdAt, id, limit: limit + 1 }),
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
