import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';
import type {
  NotificationEvent,
  ReviewEvent,
  SettingsEvent,
  SuspensionEvent,
} from '@contract/endpoints/stream';
import {
  NOTIFICATION_EVENT,
  REVIEW_EVENT,
  SETTINGS_EVENT,
  SUSPENSION_EVENT,
} from '@contract/rules/site/event-stream';
import { call } from './client';

/** Failures in a row after which polling replaces the stream. */
const FAILURES_MOST = 3;
/** The server sends something at once; a page that receives nothing for this long has no stream, in ms. */
const TIMEOUT = 10_000;
const RETRY_AFTER = 2_000;
const POLL_EVERY = 60_000;
/** Polls after which the stream is tried again: the server may be back by then. */
const POLLS_A_TRY = 5;
/** A hidden page closes its connection after this time, in ms: a browser has six for a site. */
const HIDDEN_MOST = 30_000;

const isVisible = () => document.visibilityState === 'visible';

/** The events of the stream; only admins get reviews. */
export interface StreamListeners {
  onNotification?: (event: NotificationEvent) => void;
  onSettings?: (event: SettingsEvent) => void;
  onSuspension?: (event: SuspensionEvent) => void;
  onReview?: (event: ReviewEvent) => void;
}

/**
 * Subscribes to the server's events for a member, until the returned function is called: by the
 * stream, or, if no stream opens, by polling for notifications while the page is visible.
 */
export function followStream(listeners: StreamListeners): () => void {
  const { onNotification, onSettings, onSuspension, onReview } = listeners;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let polls = 0;
  let polling: AbortController | null = null;

  function rest(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
    polling?.abort();
    polling = null;
  }

  async function poll(): Promise<void> {
    polling = new AbortController();
    const { signal } = polling;
    try {
      const { unreadCount } = await call('listNotifications', { query: { limit: 1 } }, signal);
      if (!signal.aborted) onNotification?.({ unreadCount, notification: null });
    } catch {
      // The failure may be over at the next poll. If the session has ended, the subscriber stops by
      // itself.
    }
    if (signal.aborted) return;
    polls += 1;
    timer = setTimeout(polls % POLLS_A_TRY === 0 ? begin : () => void poll(), POLL_EVERY);
  }

  function fail(): void {
    rest();
    failures += 1;
    if (failures >= FAILURES_MOST) void poll();
    else timer = setTimeout(connect, RETRY_AFTER * failures);
  }

  function connect(): void {
    const opened = new EventSource(NOTIFICATION_STREAM);
    source = opened;
    timer = setTimeout(fail, TIMEOUT);
    const listen = (name: string, onEvent: (data: string) => void) =>
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        clearTimeout(timer);
        failures = 0;
        onEvent(data);
      });
    listen(NOTIFICATION_EVENT, (data) => onNotification?.(JSON.parse(data) as NotificationEvent));
    listen(SETTINGS_EVENT, (data) => onSettings?.(JSON.parse(data) as SettingsEvent));
    listen(SUSPENSION_EVENT, (data) => onSuspension?.(JSON.parse(data) as SuspensionEvent));
    listen(REVIEW_EVENT, (data) => onReview?.(JSON.parse(data) as ReviewEvent));
    opened.addEventListener('error', fail);
  }

  function begin(): void {
    rest();
    failures = 0;
    connect();
  }

  let leaving: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  const onVisibilityChange = () => {
    clearTimeout(leaving);
    if (!isVisible()) {
      leaving = setTimeout(() => {
        isResting = true;
        rest();
      }, HIDDEN_MOST);
    } else if (isResting || polling) {
      isResting = false;
      begin();
    }
  };

  document.addEventListener('visibilitychange', onVisibilityChange);
  // A tab opened in the background may never be looked at: it uses no connection until then.
  if (isVisible()) begin();
  else isResting = true;
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    clearTimeout(leaving);
    rest();
  };
}
