import type { ReviewEvent } from '@contract/endpoints/stream';
import type { ReportAction, ReportTarget } from '@contract/models/report';
import type { ReviewCounts } from '@contract/models/review';
import type { Settings } from '@contract/models/settings';
import { isoDate } from '@contract/presenters/iso-date';
import { presentPerson } from '@contract/presenters/person';
import { HEARTBEAT_INTERVAL } from '@contract/rules/event-stream';
import { formatId } from '@contract/rules/ids';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { countReviews } from '../tables/review';
import {
  listDecided,
  listSettledCases,
  type DecidedRow,
  type SettledCaseRow,
} from '../tables/recent-decisions';
import { readSettings } from '../tables/setting';
import { createNewer } from './newer';

/** What open pages have to follow; what did not change is left out. */
export interface Updates {
  settings?: Settings;
  /** For admins. */
  review?: ReviewEvent;
}

/** Tells open streams what changed on the site, whichever process changed it. */
export interface SiteUpdates {
  /** Something changed in this process: it is read and sent at once. Others look at every heartbeat. */
  changed: () => void;
  /** Everything, for a stream that opens. */
  current: (isAdmin: boolean) => Promise<Updates>;
  /** Begins to listen; gives what ends it. Without an admin among the listeners no review is read. */
  listen: (isAdmin: boolean, hear: (updates: Updates) => void) => () => void;
  close: () => void;
}

const presentDecided = (row: DecidedRow): ReviewEvent['posts'][number] => ({
  postId: formatId('post', row.id),
  is_confirmed: row.is_confirmed === 1,
  by: presentPerson(
    row.reviewed_by === null ? null : { id: row.reviewed_by, userName: row.user_name ?? '' },
  ),
  at: isoDate(row.reviewed_at),
});

const presentSettled = (row: SettledCaseRow): ReviewEvent['reports'][number] => {
  const targetType = row.target_type as ReportTarget;
  return {
    targetType,
    targetId: formatId(targetType, row.target_id),
    action: row.resolution as ReportAction,
    by: { userId: formatId('user', row.resolved_by), userName: row.user_name ?? '' },
    at: isoDate(row.resolved_at),
  };
};

const latest = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** Of updates that wait for a stream, the later count; each post and each report stands in it once. */
export function mergeUpdates(before: Updates, after: Updates): Updates {
  const [earlier, review] = [before.review, after.review];
  if (!earlier || !review) return { ...before, ...after };
  const posts = latest([...earlier.posts, ...review.posts], ({ postId }) => postId);
  const reports = latest([...earlier.reports, ...review.reports], ({ targetId }) => targetId);
  return { ...before, ...after, review: { ...review, posts, reports } };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Makes the updates of a site. @param now the present, ms */
export function createSiteUpdates(
  { db, log, now }: { db: Database; log: Log; now: () => number },
  heartbeat = HEARTBEAT_INTERVAL,
): SiteUpdates {
  const listeners = new Map<(updates: Updates) => void, boolean>();
  let settings: Settings | null = null;
  let counts: ReviewCounts | null = null;
  const decided = createNewer<DecidedRow>(
    {
      list: (since) => listDecided(db, since),
      keyOf: ({ id }) => `${id}`,
      atOf: (row) => row.reviewed_at,
    },
    now,
  );
  const settled = createNewer<SettledCaseRow>(
    {
      list: (since) => listSettledCases(db, since),
      keyOf: ({ target_type: type, target_id: id }) => `${type}${id}`,
      atOf: (row) => row.resolved_at,
    },
    now,
  );
  let isFollowing = false;
  let reading: Promise<void> | null = null;
  let isStale = false;

  const mustReadAgain = () => isStale;
  const hasAdmins = () => [...listeners.values()].includes(true);

  async function read(): Promise<Updates> {
    const updates: Updates = {};
    const present = await readSettings(db);
    // Streams that open get it from `current`.
    if (settings !== null && !isSame(present, settings)) updates.settings = present;
    settings = present;
    if (!hasAdmins()) {
      counts = null;
      isFollowing = false;
      for (const newer of [decided, settled]) newer.forget();
      return updates;
    }
    isFollowing = true;
    const found = await countReviews(db);
    const posts = (await decided.read()).map(presentDecided);
    const reports = (await settled.read()).map(presentSettled);
    const isChanged = counts !== null && !isSame(found, counts);
    const isNew = posts.length + reports.length > 0;
    if (isNew || isChanged) updates.review = { counts: found, posts, reports };
    counts = found;
    return updates;
  }

  async function announce(): Promise<void> {
    do {
      isStale = false;
      const updates = await read();
      for (const [hear, isAdmin] of listeners) {
        const own: Updates = isAdmin ? updates : { ...updates };
        if (!isAdmin) delete own.review;
        if (Object.keys(own).length > 0) hear(own);
      }
    } while (mustReadAgain());
  }

  function refresh(): Promise<void> {
    isStale = true;
    reading ??= announce()
      // The next heartbeat tries again.
      .catch((error: unknown) => log.warn({ err: error }, 'the updates of the site were not read'))
      .finally(() => {
        reading = null;
      });
    return reading;
  }

  const timer = setInterval(() => {
    if (listeners.size > 0) void refresh();
  }, heartbeat).unref();

  return {
    changed: () => {
      if (listeners.size > 0) void refresh();
    },
    current: async (isAdmin) => {
      await reading;
      const present = await readSettings(db);
      settings ??= present;
      if (!isAdmin) return { settings: present };
      const found = await countReviews(db);
      counts ??= found;
      return { settings: present, review: { counts: found, posts: [], reports: [] } };
    },
    listen: (isAdmin, hear) => {
      listeners.set(hear, isAdmin);
      // The first admin's updates begin here, not at the first change.
      if (isAdmin && !isFollowing) void refresh();
      return () => void listeners.delete(hear);
    },
    close: () => clearInterval(timer),
  };
}
