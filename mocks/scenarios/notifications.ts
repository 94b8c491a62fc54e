import { endpoints } from '@contract/endpoints';
import { ApiError } from '@contract/errors';
import { NOTIFICATION_EVENT } from '@contract/rules/site/event-stream';
import { errorTexts } from '@contract/texts';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { isNotificationStream } from '../handlers/notification-stream';
import { eventStreamResponse } from '../http/event-stream';
import { errorResponse } from '../http/respond';
import { answering, failing, never } from './build';

const none = {
  success: true as const,
  notifications: [],
  unreadCount: 0,
  pagination: { page: 1, limit: 20, hasMore: false, nextCursor: null },
};

const quietStream = () =>
  eventStreamResponse((stream) => {
    stream.send(NOTIFICATION_EVENT, { unreadCount: 0, notification: null });
    return () => undefined;
  });

const isLaterPage = ({ url }: Request) => new URL(url).searchParams.has('cursor');

/** A stream that does not open; requesting the list still works. */
function streamDown(): RequestHandler {
  const error = new ApiError('UNAVAILABLE', errorTexts.UNAVAILABLE);
  return http.all(isNotificationStream, () => errorResponse(error));
}

/** A stream without a network. */
export function streamOffline(): RequestHandler {
  return http.all(isNotificationStream, () => HttpResponse.error());
}

/** The states of the bell. */
export const notificationScenarios = {
  'notifications.empty': {
    title: '알림이 없음',
    handlers: () => [
      answering(endpoints.listNotifications, none),
      http.all(isNotificationStream, quietStream),
    ],
  },
  'notifications.failed': {
    title: '알림을 불러오지 못함',
    handlers: () => [failing(endpoints.listNotifications, 'INTERNAL')],
  },
  'notifications.moreFailed': {
    title: '알림을 더 불러오지 못함',
    handlers: () => [failing(endpoints.listNotifications, 'INTERNAL', { when: isLaterPage })],
  },
  'notifications.loading': {
    title: '알림을 계속 불러오는 중',
    handlers: () => [never(endpoints.listNotifications)],
  },
  'notifications.readFailed': {
    title: '알림을 읽음으로 표시하지 못함',
    handlers: () => [failing(endpoints.readNotifications, 'INTERNAL')],
  },
  'notifications.settingsFailed': {
    title: '알림 설정을 불러오지 못함',
    handlers: () => [failing(endpoints.getNotificationSettings, 'INTERNAL')],
  },
  'notifications.switchFailed': {
    title: '알림 설정을 바꾸지 못함',
    handlers: () => [failing(endpoints.updateNotificationSettings, 'INTERNAL')],
  },
  'notifications.streamDown': {
    title: '알림이 바로 오지 않음',
    handlers: () => [streamDown()],
  },
};
