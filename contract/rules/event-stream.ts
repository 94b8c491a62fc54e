// What the notification stream writes, as the server and the mocks both do. Without schemas: the
// browser names the event too.

/** The name of the stream's events. */
export const NOTIFICATION_EVENT = 'notification';

/** How often a stream with nothing to say shows that it lives, ms. An idle socket is cut after 20 s. */
export const HEARTBEAT_INTERVAL = 15_000;

/** Streams that a member may have open at once. A browser keeps six connections to a site. */
export const STREAMS_MOST = 5;
/** Seconds after which somebody with that many may try again. */
export const STREAM_RETRY_AFTER = 60;

/** A comment, which readers of an event stream pass over. */
export const heartbeatFrame = ':\n\n';

/** One server-sent event; JSON holds no line break, so its data is one line. */
export function eventFrame(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Whether an event is worth sending: one with a notification always is, one that only counts is
 * where the count is another than the one sent last.
 * @param sentCount null before the first event
 */
export function isWorthSending(
  event: { unreadCount: number; notification: object | null },
  sentCount: number | null,
): boolean {
  return event.notification !== null || event.unreadCount !== sentCount;
}
