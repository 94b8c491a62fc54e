import { changedKinds, notificationSettingsOf } from '@contract/rules/site/notifications';
import { notificationMutes } from '../db/notification-mutes';
import { notifications as stored } from '../db/notifications';
import { memberOf } from '../http/viewer';
import { presentNotification } from '../presenters/notification';
import { latestFirst } from './lists';
import type { SomeHandlers } from './types';

export const notifications = {
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

  getNotificationSettings(_, { viewer }) {
    const muted = notificationMutes.listOf(memberOf(viewer).id);
    return { success: true, settings: notificationSettingsOf(muted) };
  },

  updateNotificationSettings({ body }, { viewer }) {
    const { id } = memberOf(viewer);
    notificationMutes.change(id, changedKinds(body));
    return { success: true, settings: notificationSettingsOf(notificationMutes.listOf(id)) };
  },
} satisfies SomeHandlers;
