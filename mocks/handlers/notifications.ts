import {
  changedKinds,
  kindsOfGroup,
  notificationSettingsOf,
} from '@contract/rules/site/notifications';
import { formatId } from '@contract/rules/site/ids';
import { mutedPosts } from '../db/marks';
import { notificationMutes } from '../db/notification-mutes';
import { notifications as stored } from '../db/notifications';
import { memberOf } from '../http/viewer';
import { presentNotification } from '../presenters/notification';
import { latestFirst } from './lists';
import { readablePost } from './readable';
import type { SomeHandlers } from './types';

export const notifications = {
  listNotifications({ query }, { viewer, now }) {
    const { id } = memberOf(viewer);
    const kinds = query.group && kindsOfGroup(query.group);
    const own = stored.listOf(id).filter(({ kind }) => !kinds || kinds.includes(kind));
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

  mutePost({ params: { postId } }, { viewer, actor, now }) {
    readablePost(postId, actor);
    mutedPosts.add(memberOf(viewer).id, postId, now);
    return { success: true, postId: formatId('post', postId), isMuted: true };
  },

  unmutePost({ params: { postId } }, { viewer }) {
    mutedPosts.remove(memberOf(viewer).id, postId);
    return { success: true, postId: formatId('post', postId), isMuted: false };
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
