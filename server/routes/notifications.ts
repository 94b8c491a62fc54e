import type { listNotifications, readNotifications } from '@contract/endpoints/notifications';
import { signedIn, type Handler } from '../http/call';
import { presentNotification } from '../presenters/notification';
import { markRead } from '../tables/notification';
import { countUnread, listNotifications as listRows } from '../tables/notification-list';
import { latestCursor, latestPage } from './latest';

const list: Handler<typeof listNotifications> = async ({ query, house, viewer, now }) => {
  const { id: memberId } = signedIn(viewer);
  const { limit } = query;
  const [createdAt = 0, id = 0] = latestCursor(query.cursor);
  const [rows, unreadCount] = await Promise.all([
    listRows(house.db, { memberId, createdAt, id, limit: limit + 1 }),
    countUnread(house.db, memberId),
  ]);
  const { shown, pagination } = latestPage(rows, limit, (row) => [row.created_at, row.id]);
  const notifications = shown.map((row) => presentNotification(row, now));
  return { success: true, notifications, unreadCount, pagination };
};

const read: Handler<typeof readNotifications> = async ({ body, house, viewer }) => {
  const { id: memberId } = signedIn(viewer);
  await house.db.transaction((tx) => markRead(tx, memberId, body.ids));
  house.bus.publish({ memberId, id: null });
  return { success: true, unreadCount: await countUnread(house.db, memberId) };
};

export const notificationRoutes = { listNotifications: list, readNotifications: read };
