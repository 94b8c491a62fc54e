import { call, type InputOf } from './client';

export const fetchNotifications = (cursor: string | null, signal?: AbortSignal) =>
  call('listNotifications', { query: cursor === null ? {} : { cursor } }, signal);
export const sendRead = (ids?: string[]) =>
  call('readNotifications', { body: ids ? { ids } : {} }).then((answer) => answer.unreadCount);
export const fetchNotificationSettings = (signal?: AbortSignal) =>
  call('getNotificationSettings', {}, signal).then((answer) => answer.settings);
export const sendNotificationSettings = (body: InputOf<'updateNotificationSettings'>['body']) =>
  call('updateNotificationSettings', { body }).then((answer) => answer.settings);
