import { notifications as stored } from '../db/notifications';
import { memberOf } from '../http/viewer';
import { presentNotification } from '../presenters/notification';
import { latestFirst } from './lists';
import type { Handlers } from './types';

export const notifications: Handlers<'listNotifications' | 'readNotifications'> = {
  listNotifications({ query }, { viewer, now }) {
    const { id } = memberOf(viewer);
    const own = stored.listOf(id);
    const { rows, pagination } = latestFirst(own, query, (row) => [row.createdAt, row.id]);
    return {
      success: true,
      notifications: rows.map((row) => presentNotification(row, now)),
      unreadCount: stored.unreadCount(id),
      pagination,
    };
  },

  readNotifications({ body }, { viewer }) {
    const { id } = memberOf(viewer);
    stored.read(id, body.ids);
    return { success: true, unreadCount: stored.unreadCount(id) };
  },
};
