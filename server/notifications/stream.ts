import type { ServerResponse } from 'node:http';
import type { NotificationEvent, SettingsEvent, SuspensionEvent } from '@contract/endpoints/stream';
import { isAdmin } from '@contract/policies/actor';
import { presentSuspension } from '@contract/presenters/admin-member';
import {
  eventFrame,
  heartbeatFrame,
  isWorthSending,
  NOTIFICATION_EVENT,
  REVIEW_EVENT,
  SETTINGS_EVENT,
  SUSPENSION_EVENT,
} from '@contract/rules/site/event-stream';
import { presentNotification } from '../presenters/notification';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { countUnread, findNotification } from '../tables/notification-list';
import type { Viewer } from '../tables/session';
import type { NotificationBus } from './bus';
import { mergeUpdates, type Updates, type SiteUpdates } from './site-updates';

/** The most unsent bytes for a client that does not read. */
const WAITING_MOST = 64 * 1024;

interface Stream {
  response: ServerResponse;
  /** The id of its request in the log. */
  requestId: string;
  /** The member who opened it. */
  viewer: Viewer;
  /** The same member as they are now; null when the session has ended. */
  stillThere: () => Promise<Viewer | null>;
  services: {
    db: Database;
    log: Log;
    now: () => number;
    bus: NotificationBus;
    updates: SiteUpdates;
  };
}

/** Reads a member's event; omits a notification that the member may not see. */
async function readEvent(
  { db, now }: Stream['services'],
  memberId: number,
  notificationId: number | null,
): Promise<NotificationEvent> {
  const [unreadCount, row] = await Promise.all([
    countUnread(db, { memberId }),
    notificationId === null ? null : findNotification(db, { memberId, id: notificationId }),
  ]);
  return { unreadCount, notification: row && presentNotification(row, now()) };
}

/** Repeats work, at first after a part of the interval (ms); returns what ends it. */
function every(interval: number, part: number, work: () => void): () => void {
  let timer = setTimeout(
    () => {
      work();
      timer = setInterval(work, interval).unref();
    },
    Math.ceil(interval * part),
  ).unref();
  return () => clearTimeout(timer);
}

/** The events still to be sent. */
interface Waiting {
  /** The latest notification. */
  id: number | null;
  /** Whether the number of unread notifications may differ. */
  isCounted: boolean;
  updates: Updates;
}

/**
 * Writes a member's events into an answer whose head is set, until either side ends it. Events that
 * come while one is read are merged: the latest and the count.
 * @returns false if the member has too many streams open or the server closes; nothing is written
 */
export function startStream({
  response,
  requestId,
  viewer,
  stillThere,
  services,
}: Stream): boolean {
  const { id: memberId } = viewer;
  // A client that left during the look-up of its session triggers no close event any more: a
  // listener started now would never stop.
  const hasLeft = () => response.writableEnded || response.destroyed;
  if (hasLeft()) return true;

  let sentCount: number | null = null;
  let sentSuspension = '';
  let waiting: Waiting | null = null;
  let isReading = false;

  function write(text: string): void {
    if (hasLeft()) return;
    response.write(text);
    if (response.writableLength > WAITING_MOST) response.destroy();
  }

  /** At first and after each change: an admin's, or its expiry. */
  function suspensionFrame({ suspension }: Viewer): string {
    const event: SuspensionEvent = { suspension: presentSuspension(suspension, services.now()) };
    const frame = eventFrame(SUSPENSION_EVENT, event);
    if (frame === sentSuspension) return '';
    sentSuspension = frame;
    return frame;
  }

  async function sendEvents({ id, isCounted, updates }: Waiting): Promise<void> {
    // Before each event: a member who has just signed out gets no more
    // events. A member whose admin level changed has to open a new stream.
    const present = await stillThere();
    if (!present || isAdmin(present) !== isAdmin(viewer)) {
      response.end();
      return;
    }
    let frames = '';
    const event = isCounted ? await readEvent(services, memberId, id) : null;
    if (event && isWorthSending(event, sentCount)) {
      sentCount = event.unreadCount;
      frames += eventFrame(NOTIFICATION_EVENT, event);
    }
    frames += suspensionFrame(present);
    const { settings, review } = updates;
    if (settings) frames += eventFrame(SETTINGS_EVENT, { settings } satisfies SettingsEvent);
    if (review) frames += eventFrame(REVIEW_EVENT, review);
    if (frames) write(frames);
  }

  async function sendWaiting(): Promise<void> {
    isReading = true;
    while (waiting) {
      const next = waiting;
      waiting = null;
      await services.bus.inTurn(() => (hasLeft() ? Promise.resolve() : sendEvents(next)));
    }
    isReading = false;
  }

  // The client reconnects by itself, and may find the database recovered.
  const fail = (error: unknown) => {
    services.log.warn({ id: requestId, err: error }, 'a notification stream ended');
    response.end();
  };
  const add = ({ id, isCounted, updates }: Waiting) => {
    waiting = {
      id: id ?? waiting?.id ?? null,
      isCounted: isCounted || (waiting?.isCounted ?? false),
      updates: mergeUpdates(waiting?.updates ?? {}, updates),
    };
    if (!isReading) sendWaiting().catch(fail);
  };
  const changed = (id: number | null) => add({ id, isCounted: true, updates: {} });
  const hear = (updates: Updates) => add({ id: null, isCounted: false, updates });

  const stopListening = services.bus.listen(memberId, { changed, close: () => response.end() });
  if (!stopListening) return false;

  const { heartbeat, recheck, phase } = services.bus;
  const part = phase();
  const stopBeats = every(heartbeat, part, () => write(heartbeatFrame));
  const stopChecks = every(recheck, part, () => changed(null));
  const stopHearing = services.updates.listen(isAdmin(viewer), hear);
  response.once('close', () => {
    stopBeats();
    stopChecks();
    stopListening();
    stopHearing();
  });
  // Sends the first events of all kinds together.
  services.bus
    .inTurn(() => services.updates.current(isAdmin(viewer)))
    .then((updates) => add({ id: null, isCounted: true, updates }))
    .catch(fail);
  return true;
}
