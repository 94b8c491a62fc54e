import { randomUUID } from 'node:crypto';
import type { Database } from '../database';

/** What all processes of a site must learn at once, by kind. */
export interface EventDetails {
  /** Members got notifications, by their ids; null if only the unread count changed. */
  notified: readonly { memberId: number; id: number | null }[];
  /** A member's sessions ended, or what the member may do changed; null for all members. */
  sessions: number | null;
  /** An account ended. */
  left: number;
  /** The site's settings, the reviews or the reports may have changed. */
  updated: null;
  /** A visitor saw a post, by a key for both. */
  viewed: string;
  /** The database changed. */
  changed: null;
  /** Events of other processes may have been missed. Only received. */
  missed: null;
}

export type EventKind = keyof EventDetails;

/** An event with its kind. */
export type SiteEvent = { [Kind in EventKind]: [Kind, EventDetails[Kind]] }[EventKind];

/** Tells the services of a process what happened, and with a channel those of all processes. */
export interface Events {
  /** The process, as a unique name. */
  own: string;
  /** Tells this process now and the others soon. */
  emit: <Kind extends EventKind>(kind: Kind, detail: EventDetails[Kind]) => void;
  /** Tells this process what another one emitted. */
  receive: (event: SiteEvent, from: string) => void;
  /** Calls back for every event of a kind. @param listener.from the process that emitted it */
  on: <Kind extends EventKind>(
    kind: Kind,
    listener: (detail: EventDetails[Kind], from: string) => void,
  ) => void;
  /** Calls back for every event that this process emits, to send it to the others. */
  onEmit: (send: (event: SiteEvent) => void) => void;
}

type Listener = (detail: unknown, from: string) => void;

/** Makes the events of one process; `openChannel` connects them with those of others. */
export function createEvents(): Events {
  const listeners = new Map<EventKind, Listener[]>();
  const senders: ((event: SiteEvent) => void)[] = [];
  const own = randomUUID();
  const tell = (kind: EventKind, detail: unknown, from: string) => {
    for (const listener of listeners.get(kind) ?? []) listener(detail, from);
  };
  return {
    own,
    emit: (kind, detail) => {
      tell(kind, detail, own);
      for (const send of senders) send([kind, detail] as SiteEvent);
    },
    receive: ([kind, detail], from) => tell(kind, detail, from),
    on: (kind, listener) => {
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener as Listener]);
    },
    onEmit: (send) => void senders.push(send),
  };
}

/** A database that emits its changes, and calls back for those of other processes as for its own. */
export function sharingChanges(db: Database, events: Events): Database {
  db.onChange(() => events.emit('changed', null));
  const onChange: Database['onChange'] = (listener) => {
    events.on('changed', listener);
    events.on('missed', listener);
  };
  return Object.assign(Object.create(db) as Database, { onChange });
}
