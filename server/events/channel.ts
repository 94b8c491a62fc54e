import pg from 'pg';
import type { Database } from '../database';
import { statement } from '../database/statement';
import type { Log } from '../lib/log';
import type { ProcessFacts } from '../lib/process-facts';
import type { EventDetails, Events, SiteEvent } from './events';
import { connectionName } from './processes';

/** The connection to the other processes on the same PostgreSQL. */
export interface Channel {
  /** Sends the waiting events now, after those that are being sent. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

/** What it needs, and the process that others see. */
interface ChannelParts {
  events: Events;
  db: Database;
  log: Log;
  ownProcess: ProcessFacts;
}

/** A message between processes: the sender and its events. */
interface Message {
  from: string;
  events: SiteEvent[];
}

const CHANNEL = 'mulbit';
/** The least time between two messages: the first is sent at once, later ones together, ms. */
const TOGETHER = 50;
/** PostgreSQL refuses a message of 8,000 bytes. */
const BYTES_MOST = 7_000;
const DELIVERIES_MOST = 100;
/** More waiting events than this are dropped, and the others are told that they missed some. */
const WAITING_MOST = 10_000;
/** The pause before a lost connection is opened again, ms: doubled with each failure. */
const PAUSES = { first: 100, most: 5_000 };
/** How often the connection is checked, and how long it may take to answer, ms. */
const CHECKS = { every: 10_000, answer: 5_000 };

const notify = statement.run<{ message: string }>((knex, { message }) =>
  knex.raw(`SELECT pg_notify('${CHANNEL}', ?)`, [message]),
);

/** Splits the event of many notifications, which would be too long for one message. */
function inParts([kind, detail]: SiteEvent): SiteEvent[] {
  if (kind !== 'notified' || detail.length <= DELIVERIES_MOST) return [[kind, detail] as SiteEvent];
  const parts: EventDetails['notified'][] = [];
  for (let at = 0; at < detail.length; at += DELIVERIES_MOST) {
    parts.push(detail.slice(at, at + DELIVERIES_MOST));
  }
  return parts.map((part) => [kind, part]);
}

/** Packs events, each as JSON, into as few messages as possible. */
function messagesOf(from: string, events: Iterable<string>): string[] {
  const packs: string[][] = [];
  let size = Infinity;
  for (const event of events) {
    if (size + event.length > BYTES_MOST) {
      packs.push([]);
      size = 0;
    }
    packs.at(-1)?.push(event);
    size += event.length + 1;
  }
  return packs.map((pack) => `{"from":"${from}","events":[${pack.join()}]}`);
}

/**
 * Connects a process's events with those of all others on the same PostgreSQL, by LISTEN and NOTIFY.
 * A lost connection is opened again; then the process is told that it missed events.
 * @param url a direct address of the database: a pooler would not pass messages on
 * @throws the driver's error, if the first connection fails
 */
export async function openChannel(
  { events, db, log, ownProcess }: ChannelParts,
  url: string,
): Promise<Channel> {
  const { own } = events;
  let open: { client: pg.Client; lose: (error?: unknown) => void } | null = null;
  let isClosed = false;
  let pause = PAUSES.first;
  // Whether the last message to itself came back.
  let isHeard = true;
  let waiting = new Set<string>();
  let sending: NodeJS.Timeout | null = null;
  /** Settles when all batches so far were sent. */
  let sent: Promise<unknown> = Promise.resolve();
  let sentAt = 0;

  function receive(payload = ''): void {
    const { from, events: received } = JSON.parse(payload) as Message;
    if (from === own) isHeard = true;
    else for (const event of received) events.receive(event, from);
  }

  async function send(): Promise<void> {
    sending = null;
    sentAt = performance.now();
    const batch = [...waiting];
    waiting = new Set();
    try {
      for (const message of messagesOf(own, batch)) await notify(db, { message });
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, 'events could not be sent to other processes');
      // They are told to read everything again instead.
      waiting = new Set([JSON.stringify(['missed', null]), ...waiting]);
      sendSoon(PAUSES.most);
    }
  }

  async function flush(): Promise<void> {
    if (sending) clearTimeout(sending);
    sent = sent.then(send);
    await sent;
  }

  function sendSoon(delay = Math.max(0, sentAt + TOGETHER - performance.now())): void {
    sending ??= setTimeout(() => {
      sent = Promise.all([sent, send()]);
    }, delay).unref();
  }

  events.onEmit((event) => {
    if (isClosed) return;
    if (waiting.size >= WAITING_MOST) waiting = new Set([JSON.stringify(['missed', null])]);
    for (const part of inParts(event)) waiting.add(JSON.stringify(part));
    sendSoon();
  });

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: connectionName(ownProcess),
      keepAlive: true,
      query_timeout: CHECKS.answer,
      connectionTimeoutMillis: CHECKS.answer,
    });
    let isLost = false;
    const lose = (error?: unknown) => {
      if (isLost) return;
      isLost = true;
      open = null;
      next.end().catch(() => undefined);
      if (isClosed) return;
      log.warn({ err: error }, 'the connection for events of other processes was lost');
      reconnectLater();
    };
    next.on('notification', ({ payload }) => receive(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      isLost = true;
      next.end().catch(() => undefined);
      throw error;
    } finally {
      next.on('error', lose);
    }
    next.on('end', () => lose());
    open = { client: next, lose };
    pause = PAUSES.first;
  }

  function reconnectLater(): void {
    setTimeout(() => void reconnect(), pause).unref();
    pause = Math.min(2 * pause, PAUSES.most);
  }

  async function reconnect(): Promise<void> {
    if (isClosed) return;
    try {
      await connect();
      events.receive(['missed', null], own);
    } catch {
      reconnectLater();
    }
  }

  async function check(): Promise<void> {
    if (!open) return;
    const { client, lose } = open;
    if (!isHeard) {
      log.error('no messages come from other processes: DATABASE_DIRECT_URL must not be a pooler');
    }
    isHeard = false;
    // A connection can be lost without an error.
    await client.query('SELECT 1').catch(lose);
    await notify(db, { message: JSON.stringify({ from: own, events: [] }) }).catch(() => undefined);
  }

  await connect();
  const checks = setInterval(() => void check(), CHECKS.every).unref();
  void check();
  return {
    flush,
    close: async () => {
      isClosed = true;
      clearInterval(checks);
      await flush();
      await open?.client.end().catch(() => undefined);
    },
  };
}
