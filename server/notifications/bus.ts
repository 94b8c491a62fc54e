import { HEARTBEAT_INTERVAL, STREAMS_MOST } from '@contract/rules/site/event-stream';
import pLimit from 'p-limit';
import { createEvents, type EventDetails, type Events } from '../events/events';

/**
 * Called on a change, with the id of a new or renewed notification, or null if only the count may
 * differ.
 */
export interface Listener {
  changed: (notificationId: number | null) => void;
  /** The server closes. */
  close: () => void;
}

/** A member who got a notification, and its id; null if only the count changed. */
export type Delivery = EventDetails['notified'][number];

/** Announces a member's notifications to their open streams, in all processes. */
export interface NotificationBus {
  /** The interval of its streams' heartbeats, ms. */
  heartbeat: number;
  /** The interval at which a stream reads the database without an event, ms. */
  recheck: number;
  /**
   * The next stream's part of an interval until its first heartbeat, 0 to 1. This way streams that
   * opened together, for example after a restart, do not read the database together.
   */
  phase: () => number;
  /**
   * Runs a stream's queries, a few streams at a time: a crowd of them waits here and not in front
   * of the readers' queries.
   */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  publish: (...deliveries: Delivery[]) => void;
  /** Begins to listen; returns what ends it, or null if the member has too many open streams. */
  listen: (memberId: number, listener: Listener) => (() => void) | null;
  /** Closes the streams of a member whose account ended. */
  closeOf: (memberId: number) => void;
  /** The number of open streams. */
  open: () => number;
  /** Closes every stream; from then on no stream opens. */
  close: () => void;
}

/** The number of streams that query the database at once. */
export const ASKING_MOST = 8;

// Multiples of the golden ratio are spread evenly, for any number of streams.
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Heartbeats until a stream reads the database: for an expired session, and changes by hand. */
const RECHECK_BEATS = 20;

/** Makes the bus. @param heartbeat ms @param recheck ms */
export function createBus(
  events: Events = createEvents(),
  heartbeat = HEARTBEAT_INTERVAL,
  recheck = RECHECK_BEATS * heartbeat,
): NotificationBus {
  const streams = new Map<number, Set<Listener>>();
  let isClosed = false;
  let phase = 0;
  const limit = pLimit(ASKING_MOST);

  const listenersOf = (memberId: number) => [...(streams.get(memberId) ?? [])];
  const all = () => [...streams.keys()].flatMap(listenersOf);
  const checkAll = () => {
    for (const listener of all()) listener.changed(null);
  };
  events.on('notified', (deliveries) => {
    for (const { memberId, id } of deliveries) {
      for (const listener of listenersOf(memberId)) listener.changed(id);
    }
  });
  events.on('sessions', (memberId) => {
    for (const listener of memberId === null ? all() : listenersOf(memberId))
      listener.changed(null);
  });
  events.on('left', (memberId) => {
    for (const listener of listenersOf(memberId)) listener.close();
  });
  events.on('missed', checkAll);

  return {
    heartbeat,
    recheck,
    phase: () => {
      phase = (phase + GOLDEN) % 1;
      return phase;
    },
    inTurn: (work) => limit(work),
    publish: (...deliveries) => {
      if (deliveries.length > 0) events.emit('notified', deliveries);
    },
    listen: (memberId, listener) => {
      const own = streams.get(memberId) ?? new Set();
      if (isClosed || own.size >= STREAMS_MOST) return null;
      streams.set(memberId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && streams.get(memberId) === own) streams.delete(memberId);
      };
    },
    closeOf: (memberId) => events.emit('left', memberId),
    open: () => [...streams.values()].reduce((sum, { size }) => sum + size, 0),
    close: () => {
      isClosed = true;
      for (const listener of all()) listener.close();
    },
  };
}
