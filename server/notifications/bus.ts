import { HEARTBEAT_INTERVAL, STREAMS_MOST } from '@contract/rules/site/event-stream';
import pLimit from 'p-limit';

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
export interface Delivery {
  memberId: number;
  id: number | null;
}

/**
 * Announces a member's notifications to their open streams, within this process. Another process on
 * the same database notices them at its streams' next heartbeat.
 */
export interface NotificationBus {
  /** The interval of its streams' heartbeats, ms. */
  heartbeat: number;
  /**
   * How long the next stream waits for its first heartbeat, ms. This way streams that opened
   * together, for example after a restart, do not always read the database together.
   */
  firstBeat: () => number;
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
  /** Closes every stream; from then on no stream opens. */
  close: () => void;
}

/** The number of streams that query the database at once. */
export const ASKING_MOST = 8;

// Multiples of the golden ratio are spread evenly, for any number of streams.
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Makes the bus. */
export function createBus(heartbeat = HEARTBEAT_INTERVAL): NotificationBus {
  const streams = new Map<number, Set<Listener>>();
  let isClosed = false;
  let phase = 0;
  const limit = pLimit(ASKING_MOST);

  return {
    heartbeat,
    firstBeat: () => {
      phase = (phase + GOLDEN) % 1;
      return Math.ceil(heartbeat * phase);
    },
    inTurn: (work) => limit(work),
    publish: (...deliveries) => {
      for (const { memberId, id } of deliveries) {
        for (const listener of streams.get(memberId) ?? []) listener.changed(id);
      }
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
    closeOf: (memberId) => {
      for (const listener of [...(streams.get(memberId) ?? [])]) listener.close();
    },
    close: () => {
      isClosed = true;
      for (const own of streams.values()) for (const listener of [...own]) listener.close();
    },
  };
}
