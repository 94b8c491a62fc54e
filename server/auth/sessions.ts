import { randomBytes } from 'node:crypto';
import {
  ADMIN_IDLE,
  isIdle,
  isNewlySeen,
  SESSION_LIFETIME,
  storedUserAgent,
} from '@contract/rules/members/sessions';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import {
  endIdleSessions,
  endOtherSessions,
  endSession,
  endSessionById,
  findSession,
  insertSession,
  listSessions,
  lockSessions,
  updateLastSeen,
  type LiveSession,
  type SessionRow,
  type Viewer,
} from '../tables/session';
import type { Events } from '../events/events';
import { hashToken, newToken } from './tokens';

/** A session as its member sees it; times in ms. */
export interface OwnSession extends Omit<SessionRow, 'hash' | 'adminLevel'> {
  isCurrent: boolean;
}

/** A login whose password, passkey or provider's account was right. */
export interface CheckedLogin {
  memberId: number;
  /** The password's hash at the time of the check; empty for an account without one. */
  passwordHash: string;
  /** The token of a device that the account knew; null for a new one. */
  device: string | null;
  /** The account is new, and so is every device. */
  isNewAccount?: true;
}

/** Finds, starts and ends sessions, by the value of their cookie. */
export interface Sessions {
  /**
   * The member of a cookie's value; null if the session is not valid.
   * @param isUse whether the session is being used: false for an open stream
   */
  viewerOf: (token: string, isUse?: boolean) => Promise<Viewer | null>;
  /**
   * The database for the changes of a session's member. Each transaction holds the session, so that
   * nothing is written after it ended or its member was suspended or left, by any process.
   * @param check throws if the member may not make the change any more
   * @throws ApiError LOGIN_REQUIRED in a transaction, when the session has ended
   */
  changesOf: (token: string, check: (viewer: Viewer) => void) => Database;
  /**
   * Starts a session of a browser with this `User-Agent`, in one transaction with `work`; returns
   * the cookie's value.
   */
  start: (
    memberId: number,
    userAgent: string,
    work?: (tx: Runner) => Promise<void>,
  ) => Promise<string>;
  end: (token: string) => Promise<void>;
  /**
   * A member's sessions, the latest used first; `token` marks the current one. Optionally also
   * ended sessions, until their original expiry.
   */
  list: (memberId: number, token: string, withEnded?: boolean) => Promise<OwnSession[]>;
  /** Ends a member's session by its id; returns whether it existed. */
  endOne: (memberId: number, id: string) => Promise<boolean>;
  /**
   * Ends a member's sessions except that of `token`, in one transaction with `work`; returns their
   * number.
   */
  endOthers: (
    memberId: number,
    token: string,
    work?: (tx: Runner) => Promise<void>,
  ) => Promise<number>;
  /**
   * Ends a member's account by `work`, after their running changes and before all later ones.
   * @throws ApiError LOGIN_REQUIRED when the account has ended
   */
  endAccount: (memberId: number, work: (tx: Runner) => Promise<void>) => Promise<void>;
  /** Drops the cached sessions of a member after they were deleted from the table. */
  forget: (memberId: number) => void;
  /** Drops all cached sessions, because a setting changed what members may do. */
  forgetAll: () => void;
  /** Writes the last-seen times of sessions at intervals, not with each request. */
  flush: () => Promise<void>;
  /** Ends the sessions of admins that were not used for too long. */
  endIdle: () => Promise<void>;
}

// A page makes several calls within a second; the cache saves their look-ups.
const REMEMBERED = 2_000;
const REMEMBERED_MOST = 10_000;

const loginRequired = () => new ApiError('LOGIN_REQUIRED', errorTexts.LOGIN_REQUIRED);

/** A session's member; nothing that depends on the level works until they set up a second factor. */
function memberOf({ lastSeenAt: _, ...found }: LiveSession): Viewer {
  return found.isMissingFactor ? { ...found, adminLevel: 0 } : found;
}

/**
 * Makes the session service. An ended session and a lost role take effect at once: here, and by an
 * event in other processes; without events, for example after a change by hand, within two seconds.
 */
export function createSessions(db: Database, now: () => number, events: Events): Sessions {
  const known = new Map<string, { viewer: Viewer; until: number }>();
  const seen = new Map<string, number>();
  let endings = 0;

  const lastUseOf = ({ hash, lastSeenAt }: { hash: string; lastSeenAt: number }) =>
    Math.max(lastSeenAt, seen.get(hash) ?? 0);

  async function flush(): Promise<void> {
    const batch = [...seen];
    if (batch.length === 0) return;
    await db.transaction(async (tx) => {
      for (const [hash, at] of batch.sort()) await updateLastSeen(tx, { hash, at });
    });
    for (const [hash, at] of batch) if (seen.get(hash) === at) seen.delete(hash);
  }

  async function lookUp(hash: string, isUse: boolean): Promise<Viewer | null> {
    const endingsBefore = endings;
    const session = await findSession(db, hash, now());
    if (!session) return null;
    const viewer = memberOf(session);
    const lastUse = lastUseOf({ hash, lastSeenAt: session.lastSeenAt });
    // The sweep ends it for good.
    if (isIdle(lastUse, now(), session.adminLevel)) return null;
    if (!isUse) return viewer;
    if (isNewlySeen(lastUse, now(), session.adminLevel)) seen.set(hash, now());
    // A session that ended during the look-up must not be cached as valid.
    if (endings === endingsBefore) {
      if (known.size >= REMEMBERED_MOST) known.clear();
      known.set(hash, { viewer, until: now() + REMEMBERED });
    }
    return viewer;
  }

  // A look-up that runs at this moment must not cache a session either.
  events.on('sessions', (memberId) => {
    endings += 1;
    for (const [hash, { viewer }] of known) {
      if (memberId === null || viewer.id === memberId) known.delete(hash);
    }
  });
  events.on('missed', () => {
    endings += 1;
    known.clear();
  });
  const forget = (memberId: number) => events.emit('sessions', memberId);

  async function ending<T>(memberId: number, work: (tx: Runner) => Promise<T>): Promise<T> {
    const result = await db.transaction(work);
    forget(memberId);
    return result;
  }

  return {
    viewerOf: async (token, isUse = true) => {
      const hash = hashToken(token);
      const remembered = known.get(hash);
      if (remembered && remembered.until > now()) return remembered.viewer;
      known.delete(hash);
      return lookUp(hash, isUse);
    },
    changesOf: (token, check) => {
      const hold = async (tx: Runner) => {
        const session = await findSession(tx, hashToken(token), now(), true);
        if (!session) throw loginRequired();
        check(memberOf(session));
      };
      const transaction: Database['transaction'] = (work) => db.transaction(work, hold);
      return Object.assign(Object.create(db) as Database, { transaction });
    },
    start: async (memberId, userAgent, work = () => Promise.resolve()) => {
      const token = newToken();
      const createdAt = now();
      await db.transaction(async (tx) => {
        await insertSession(tx, {
          hash: hashToken(token),
          id: randomBytes(12).toString('base64url'),
          memberId,
          userAgent: storedUserAgent(userAgent),
          createdAt,
          expiresAt: createdAt + SESSION_LIFETIME,
        });
        await work(tx);
      });
      return token;
    },
    end: async (token) => {
      const hash = hashToken(token);
      const memberId = await db.transaction((tx) => endSession(tx, { hash, now: now() }));
      if (memberId !== null) forget(memberId);
    },
    list: async (memberId, token, withEnded = false) => {
      const current = hashToken(token);
      const rows = await listSessions(db, { withEnded }, { memberId, now: now() });
      return rows.flatMap(({ hash, adminLevel, ...row }) => {
        const lastUse = lastUseOf({ hash, lastSeenAt: row.lastSeenAt });
        const endedAt =
          row.endedAt ?? (isIdle(lastUse, now(), adminLevel) ? lastUse + ADMIN_IDLE : null);
        return endedAt === null || withEnded
          ? [{ ...row, endedAt, isCurrent: hash === current }]
          : [];
      });
    },
    endOne: async (memberId, id) =>
      (await ending(memberId, (tx) => endSessionById(tx, { memberId, id, now: now() }))) !== null,
    endOthers: (memberId, token, work = () => Promise.resolve()) =>
      ending(memberId, async (tx) => {
        await lockSessions(tx, { memberId });
        await work(tx);
        return endOtherSessions(tx, { memberId, kept: hashToken(token), now: now() });
      }),
    endAccount: (memberId, work) =>
      ending(memberId, async (tx) => {
        const [session] = await lockSessions(tx, { memberId });
        if (session === undefined) throw loginRequired();
        await work(tx);
      }),
    forget,
    forgetAll: () => events.emit('sessions', null),
    flush,
    endIdle: async () => {
      // A use that is not written yet must not count as idleness.
      await flush();
      await db.transaction((tx) => endIdleSessions(tx, { now: now(), before: now() - ADMIN_IDLE }));
    },
  };
}
