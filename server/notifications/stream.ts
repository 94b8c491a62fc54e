import type { ServerResponse } from 'node:http';
import type { NotificationEvent } from '@contract/endpoints/stream';
import {
  eventFrame,
  heartbeatFrame,
  isWorthSending,
  NOTIFICATION_EVENT,
} from '@contract/rules/event-stream';
import { presentNotification } from '../presenters/notification';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { countUnread, findNotification } from '../tables/notification-list';
import type { NotificationBus } from './bus';

/** The most bytes that wait for a client that does not read. */
const WAITING_MOST = 64 * 1024;

interface Stream {
  response: ServerResponse;
  /** The id of its request in the log. */
  requestId: string;
  memberId: number;
  /** Whether the session that opened it still lives. */
  isSignedIn: () => Promise<boolean>;
  services: { db: Database; log: Log; now: () => number; bus: NotificationBus };
}

/** Reads a member's event; a notification that they may not see is left out. */
async function readEvent(
  { db, now }: Stream['services'],
  memberId: number,
  notificationId: number | null,
): Promise<NotificationEvent> {
  const [unreadCount, row] = await Promise.all([
    countUnread(db, memberId),
    notificationId === null ? null : findNotification(db, memberId, notificationId),
  ]);
  return { unreadCount, notification: row && presentNotification(row, now()) };
}

/**
 * Writes a member's events into an answer whose head is set, from now until either side ends it.
 * While one event is read, those that come meanwhile become one: the latest and the count.
 * @returns false when the member has too many streams open or the server closes; nothing is written
 */
export function startStream({
  response,
  requestId,
  memberId,
  isSignedIn,
  services,
}: Stream): boolean {
  // Whoever left while their session was looked up closes nothing any more: what began to listen
  // now would never stop.
  const hasLeft = () => response.writableEnded || response.destroyed;
  if (hasLeft()) return true;

  let sentCount: number | null = null;
  let waiting: { id: number | null } | null = null;
  let isReading = false;

  function write(text: string): void {
    if (hasLeft()) return;
    response.write(text);
    if (response.writableLength > WAITING_MOST) response.destroy();
  }

  async function sendEvent(id: number | null): Promise<void> {
    // Before each event, not only at a heartbeat: a member who has just signed out gets no more
    // events.
    if (!(await isSignedIn())) {
      response.end();
      return;
    }
    const event = await readEvent(services, memberId, id);
    if (!isWorthSending(event, sentCount)) return;
    sentCount = event.unreadCount;
    write(eventFrame(NOTIFICATION_EVENT, event));
  }

  async function sendWaiting(): Promise<void> {
    isReading = true;
    while (waiting) {
      const { id } = waiting;
      waiting = null;
      await services.bus.inTurn(() => (hasLeft() ? Promise.resolve() : sendEvent(id)));
    }
    isReading = false;
  }

  // The client comes back by itself, and finds the database well again or not.
  const fail = (error: unknown) => {
    services.log.warn({ id: requestId, err: error }, 'a notification stream ended');
    response.end();
  };
  const changed = (id: number | null) => {
    waiting = { id: id ?? waiting?.id ?? null };
    if (!isReading) sendWaiting().catch(fail);
  };

  const stopListening = services.bus.listen(memberId, { changed, close: () => response.end() });
  if (!stopListening) return false;

  const beat = () => {
    write(heartbeatFrame);
    changed(null);
  };
  const { heartbeat, firstBeat } = services.bus;
  let timer = setTimeout(() => {
    beat();
    timer = setInterval(beat, heartbeat).unref();
  }, firstBeat()).unref();
  response.once('close', () => {
    clearTimeout(timer);
    stopListening();
  });
  changed(null);
  return true;
}
