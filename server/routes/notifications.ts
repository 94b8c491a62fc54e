import { requireMember } from '../guards';
import type { Handlers } from '../http/call';
import { presentNotification } from '../presenters/notification';
import { markRead } from '../tables/notification';
import { countUnread, listNotifications } from '../tables/notification-list';
import { latestCursor, latestPage } from './latest';

/** What a member is told. */
export const notificationRoutes: Handlers<'listNotifications' | 'readNotifications'> = {
  async listNotifications({ query, house, viewer, now }) {
    const { id: memberId } = requireMember(viewer);
    const { limit } = query;
    const [createdAt = 0, id = 0] = latestCursor(query.cursor);
    const [rows, unreadCount] = await Promise.all([
      listNotifications(house.db, { memberId, createdAt, id, limit: limit + 1 }),
      countUnread(house.db, memberId),
    ]);
    const { shown, pagination } = latestPage(rows, limit, (row) => [row.created_at, row.id]);
    const notifications = shown.map((row) => presentNotification(row, now));
    return { success: true, notifications, unreadCount, pagination };
  },

  async readNotifications({ body, house, viewer }) {
    const { id: memberId } = requireMember(viewer);
    await house.db.transaction((tx) => markRead(tx, memberId, body.ids));
    house.bus.publish({ memberId, id: null });
    return { success: true, unreadCount: await countUnread(house.db, memberId) };
  },
};
