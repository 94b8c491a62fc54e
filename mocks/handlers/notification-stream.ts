import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';
import type { NotificationEvent } from '@contract/endpoints/stream';
import { ApiError } from '@contract/errors';
import {
  HEARTBEAT_INTERVAL,
  isWorthSending,
  NOTIFICATION_EVENT,
  STREAM_RETRY_AFTER,
  STREAMS_MOST,
} from '@contract/rules/site/event-stream';
import { errorTexts } from '@contract/texts';
import { http } from 'msw';
import type { Actor } from '@contract/policies/actor';
import { onAnnouncement, onChange } from '../db/announcements';
import { notifications } from '../db/notifications';
import { eventStreamResponse } from '../http/event-stream';
import { errorResponse } from '../http/respond';
import { actorOf, memberOf, viewerOf } from '../http/viewer';
import { siteUpdatesFor } from './site-updates';
import { presentNotification } from '../presenters/notification';

function eventOf(memberId: number, notificationId: number | null): NotificationEvent {
  const row = notificationId === null ? null : notifications.find(notificationId);
  return {
    unreadCount: notifications.unreadCount(memberId),
    notification: row && presentNotification(row, Date.now()),
  };
}

/** How many streams each member has open. */
const openOf = new Map<number, number>();

/** @throws ApiError RATE_LIMITED when the member has too many open */
function streamFor(memberId: number, stillThere: () => Actor) {
  const others = openOf.get(memberId) ?? 0;
  if (others >= STREAMS_MOST) {
    const retryAfter = STREAM_RETRY_AFTER;
    throw new ApiError('RATE_LIMITED', errorTexts.RATE_LIMITED, { retryAfter });
  }
  openOf.set(memberId, others + 1);
  return eventStreamResponse((stream) => {
    let sentCount: number | null = null;
    const sendUpdates = siteUpdatesFor(stream);
    // Before each event: a member who has just signed out gets no more events.
    const present = (): Actor => {
      const actor = stillThere();
      if (actor === null) stream.close();
      return actor;
    };
    const sendSiteUpdates = () => {
      const actor = present();
      if (actor) sendUpdates(actor);
    };
    const sendEvent = (notificationId: number | null) => {
      if (!present()) return;
      const event = eventOf(memberId, notificationId);
      if (!isWorthSending(event, sentCount)) return;
      sentCount = event.unreadCount;
      stream.send(NOTIFICATION_EVENT, event);
    };
    const timer = setInterval(() => {
      stream.beat();
      // Another tab of the demo may have changed the world.
      sendEvent(null);
      sendSiteUpdates();
    }, HEARTBEAT_INTERVAL);
    const stopWatching = onChange(sendSiteUpdates);
    const stopListening = onAnnouncement((id, notificationId) => {
      if (id !== memberId) return;
      sendEvent(notificationId);
      // The notification of a suspension also sends the suspension itself.
      sendSiteUpdates();
    });
    sendEvent(null);
    sendSiteUpdates();
    return () => {
      clearInterval(timer);
      stopListening();
      stopWatching();
      openOf.set(memberId, (openOf.get(memberId) ?? 1) - 1);
    };
  });
}

/** Matches a request for the stream. */
export const isNotificationStream = ({ request }: { request: Request }) =>
  request.method === 'GET' && new URL(request.url).pathname === NOTIFICATION_STREAM;

/** The stream of a member's notifications. */
export const notificationStream = http.all(isNotificationStream, ({ cookies }) => {
  try {
    const { id } = memberOf(viewerOf(cookies, Date.now()));
    return streamFor(id, () => {
      const actor = actorOf(viewerOf(cookies, Date.now()));
      return actor?.id === id ? actor : null;
    });
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error);
    throw error;
  }
});
