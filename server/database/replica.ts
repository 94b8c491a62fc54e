import { inTime } from '../lib/in-time';
import type { Log } from '../lib/log';
import { openDatabase, type Database } from '.';
import { statement, type NoArguments } from './statement';

/** `late` is too far behind the primary; `away` does not answer, or is no replica of it. */
export type ReplicaState = 'current' | 'late' | 'away';

/** A hot standby of a PostgreSQL database. A position counts the bytes of its log of changes. */
export interface Replica {
  /** Only reads. Its `onChange` calls back when what was read before may be old. */
  db: Database;
  state: () => ReplicaState;
  /** Whether it can be read and has all changes up to a position. */
  has: (position: number) => Promise<boolean>;
  /** The position after all changes that the primary has acknowledged. */
  written: () => Promise<number>;
  /** Reads it. @throws when that takes too long */
  read: <T>(reads: () => Promise<T>) => Promise<T>;
  /** Has `db.onChange` call back. */
  drop: () => void;
  close: () => Promise<void>;
}

/** How often it is checked, how long a check and a read may take, how far behind it may be, ms. */
const TIMES = { every: 1_000, check: 2_000, read: 5_000, lag: 10_000 };

// Exact numbers in JavaScript up to nine petabytes.
const position = (lsn: string) =>
  statement.value<NoArguments, number>((knex) =>
    knex.raw(`SELECT (${lsn} - '0/0')::bigint AS position`),
  );

const readReplayed = position('CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END');
const readWritten = position('pg_current_wal_lsn()');
// Some commits do not wait for the disk. Otherwise the position may be in the midst of other changes.
const readCommitted = position(
  `CASE current_setting('synchronous_commit')
   WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_lsn() END`,
);

/**
 * Opens a replica, and checks it all the time. It is current if it has reached what the primary had
 * written a moment before; clocks and the connection between the two do not count.
 * @param times only tests replace them
 */
export function openReplica(url: string, primary: Database, log: Log, times = TIMES): Replica {
  // A caller who waits longer for a connection is answered by the primary.
  const opened = openDatabase({ engine: 'postgres', url }, times.check);
  const listeners: (() => void)[] = [];
  let state: ReplicaState = 'away';
  let reported: ReplicaState | null = null;
  let replayed = 0;
  let looking: Promise<void> | null = null;
  // What is cached has all changes up to here.
  let dropped = 0;
  // What the replica has to reach, and when the primary was there.
  let mark: { position: number; at: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const drop = () => {
    for (const listener of listeners) listener();
  };

  function turn(next: ReplicaState, err?: unknown): void {
    state = next;
    if (isClosed || reported === next) return;
    reported = next;
    if (next === 'current') log.info('the replica answers readers');
    else log.warn({ replica: next, err }, 'the primary answers the readers of the replica');
  }

  async function lookNow(): Promise<void> {
    const found = await inTime(readReplayed(opened), times.check);
    if (found === null) throw new Error('DATABASE_READ_URL is no standby');
    replayed = found;
  }

  const look = () => {
    looking ??= lookNow().finally(() => {
      looking = null;
    });
    return looking;
  };

  /** The state of a replica that has replayed everything up to `replayed`. */
  function judge(written: number, now: number): ReplicaState {
    if (replayed > written) throw new Error('DATABASE_READ_URL replays another database');
    mark ??= { position: written, at: now };
    const isLate = now - mark.at > times.lag;
    if (replayed < mark.position) return isLate ? 'late' : state;
    mark = { position: written, at: now };
    return isLate ? 'late' : 'current';
  }

  async function check(): Promise<void> {
    try {
      await look();
      // Afterwards: a replica is never ahead of its primary. Without a primary its state stays.
      const written = await readWritten(primary).catch(() => null);
      const next = written === null ? state : judge(written, performance.now());
      if (next !== state) turn(next);
    } catch (error) {
      mark = null;
      turn('away', error);
    }
    if (!isClosed) timer = setTimeout(() => void check(), times.every).unref();
  }
  void check();

  return {
    db: Object.assign(Object.create(opened) as Database, {
      onChange: (listener: () => void) => void listeners.push(listener),
    }),
    state: () => state,
    has: async (wanted) => {
      if (state === 'current' && wanted > replayed) await look().catch(() => undefined);
      if (state !== 'current' || wanted > replayed) return false;
      if (wanted > dropped) {
        dropped = replayed;
        drop();
      }
      return true;
    },
    written: async () => (await readCommitted(primary)) ?? 0,
    read: (reads) => inTime(reads(), times.read),
    drop,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await opened.close();
    },
  };
}
