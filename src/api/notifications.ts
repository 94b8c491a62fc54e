import { call } from './client';

export const fetchNotifications = (cursor: string | null, signal?: AbortSignal) =>
  call('listNotifications', { query: cursor === null ? {} : { cursor } }, signal);
export const sendRead = (ids?: string[]) =>
  call('readNotifications', { body: ids ? { ids } : {} }).then((answer) => answer.unreadCount);
