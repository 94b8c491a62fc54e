// The server and the mocks both write the notification stream with these functions. The file uses
// no schemas, because the browser imports the names of the events.

/** The names of the stream's events; see `endpoints/stream`. */
export const NOTIFICATION_EVENT = 'notification';
export const SETTINGS_EVENT = 'settings';
export const SUSPENSION_EVENT = 'suspension';
export const REVIEW_EVENT = 'review';

/** The interval of heartbeats on an idle stream, ms. Idle sockets are closed after 20 s. */
export const HEARTBEAT_INTERVAL = 15_000;

/** The most open streams of a member. A browser allows six connections to a site. */
export const STREAMS_MOST = 5;
/** Seconds after which a member with too many streams may try again. */
export const STREAM_RETRY_AFTER = 60;

/** A heartbeat: a comment, which readers of an event stream ignore. */
export const heartbeatFrame = ':\n\n';

/** A server-sent event; JSON contains no line breaks, so its data is one line. */
export function eventFrame(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Whether an event must be sent: one with a notification always, one with only the count if the
 * count differs from the last sent one.
 * @param sentCount null before the first event
 */
export function isWorthSending(
  event: { unreadCount: number; notification: object | null },
  sentCount: number | null,
): boolean {
  return event.notification !== null || event.unreadCount !== sentCount;
}
