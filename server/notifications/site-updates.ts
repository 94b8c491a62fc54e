import type { ReviewEvent } from '@contract/endpoints/stream';
import type { ReportAction, ReportTarget } from '@contract/models/report';
import type { ReviewCounts } from '@contract/models/review';
import type { Settings } from '@contract/models/settings';
import { isoDate } from '@contract/presenters/iso-date';
import { presentPerson } from '@contract/presenters/person';
import { HEARTBEAT_INTERVAL } from '@contract/rules/site/event-stream';
import { formatId } from '@contract/rules/site/ids';
import type { Database } from '../database';
import type { Events } from '../events/events';
import type { Log } from '../lib/log';
import { countReviews } from '../tables/review';
import {
  listDecided,
  listSettledCases,
  type DecidedRow,
  type SettledCaseRow,
} from '../tables/recent-decisions';
import { readSettings } from '../tables/setting';
import { follow } from './followed';

/** The values that open pages follow; unchanged ones are omitted. */
export interface Updates {
  settings?: Settings;
  /** For admins. */
  review?: ReviewEvent;
}

/** Informs open streams about changes of the site, by any process. */
export interface SiteUpdates {
  /** Reports a change, which is sent at once. A change by hand is found within an interval. */
  changed: () => void;
  /** All values, for a stream that already listens. Never older than its earlier events. */
  current: (isAdmin: boolean) => Promise<Updates>;
  /** Begins to listen; returns what ends it. The review is only read if an admin listens. */
  listen: (isAdmin: boolean, hear: (updates: Updates) => void) => () => void;
  close: () => void;
}

/** The review as admins follow it: the waiting posts and reports, and the latest decisions. */
interface Review {
  counts: ReviewCounts;
  decided: DecidedRow[];
  settled: SettledCaseRow[];
}

/**
 * How far back decisions are read, ms. Reads come with every heartbeat, and a commit may become
 * visible later than its recorded time.
 */
const DECIDED_WITHIN = 60_000;
/** Counting the posts takes at most a tenth of the time, however many they are and change. */
const COUNTING_RESTS = 9;

const presentDecided = (row: DecidedRow): ReviewEvent['posts'][number] => ({
  postId: formatId('post', row.id),
  is_confirmed: row.isConfirmed,
  isRejected: row.isRejected,
  isBlinded: row.isBlinded,
  by: presentPerson(
    row.reviewedBy === null ? null : { id: row.reviewedBy, userName: row.userName ?? '' },
  ),
  at: isoDate(row.reviewedAt),
});

const presentSettled = (row: SettledCaseRow): ReviewEvent['reports'][number] => {
  const targetType = row.targetType as ReportTarget;
  return {
    targetType,
    targetId: formatId(targetType, row.targetId),
    action: row.resolution as ReportAction,
    by: { userId: formatId('user', row.resolvedBy), userName: row.userName ?? '' },
    at: isoDate(row.resolvedAt),
  };
};

const latest = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** Merges updates that wait for a stream: the later counts, and each post and each report once. */
export function mergeUpdates(before: Updates, after: Updates): Updates {
  const [earlier, review] = [before.review, after.review];
  if (!earlier || !review) return { ...before, ...after };
  const posts = latest([...earlier.posts, ...review.posts], ({ postId }) => postId);
  const reports = latest([...earlier.reports, ...review.reports], ({ targetId }) => targetId);
  return { ...before, ...after, review: { ...review, posts, reports } };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The new rows, the earliest first. */
function freshOf<Row>(rows: readonly Row[], before: readonly Row[], nameOf: (row: Row) => string) {
  const known = new Set(before.map(nameOf));
  return rows.filter((row) => !known.has(nameOf(row))).toReversed();
}

const nameOfDecided = ({ id, reviewedAt: at }: DecidedRow) => `${id} ${at}`;
const nameOfSettled = ({ targetType: type, targetId: id, resolvedAt: at }: SettledCaseRow) =>
  `${type}${id} ${at}`;

/** The difference between two readings of the review; null without one. */
function changeOf(present: Review, before: Review): ReviewEvent | null {
  const posts = freshOf(present.decided, before.decided, nameOfDecided).map(presentDecided);
  const reports = freshOf(present.settled, before.settled, nameOfSettled).map(presentSettled);
  const { counts } = present;
  const isChanged = posts.length + reports.length > 0 || !isSame(counts, before.counts);
  return isChanged ? { counts, posts, reports } : null;
}

/** Makes the updates of a site. @param now the present, ms */
export function createSiteUpdates(
  { db, log, now, events }: { db: Database; log: Log; now: () => number; events: Events },
  interval = HEARTBEAT_INTERVAL,
): SiteUpdates {
  const listeners = new Map<(updates: Updates) => void, boolean>();
  const hasAdmins = () => [...listeners.values()].includes(true);
  // The next heartbeat tries again.
  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'the updates of the site were not read');

  const settings = follow({
    read: () => readSettings(db),
    onRead: (present, before) => {
      if (before === null || isSame(present, before)) return;
      for (const hear of listeners.keys()) hear({ settings: present });
    },
    onFailure,
    rest: 0,
  });

  const review = follow<Review>({
    read: async () => ({
      counts: await countReviews(db),
      decided: await listDecided(db, { since: now() - DECIDED_WITHIN }),
      settled: await listSettledCases(db, { since: now() - DECIDED_WITHIN }),
    }),
    onRead: (present, before) => {
      // Only decisions after the first read count as an update.
      const change = before && changeOf(present, before);
      if (!change) return;
      for (const [hear, isAdmin] of listeners) if (isAdmin) hear({ review: change });
    },
    onFailure,
    rest: COUNTING_RESTS,
  });

  function changed(): void {
    if (listeners.size > 0) settings.changed();
    if (hasAdmins()) review.changed();
  }
  const timer = setInterval(changed, interval).unref();
  events.on('updated', changed);
  events.on('missed', changed);

  return {
    changed: () => events.emit('updated', null),
    current: async (isAdmin) => {
      await Promise.all([settings.refresh(), isAdmin && review.refresh()]);
      // Both are read at one moment, so that a stream gets nothing older than its events since.
      const [present, reviewed] = [settings.latest(), isAdmin ? review.latest() : null];
      return {
        ...(present && { settings: present }),
        ...(reviewed && { review: { counts: reviewed.counts, posts: [], reports: [] } }),
      };
    },
    listen: (isAdmin, hear) => {
      // Decisions made while no admin listened are not an update.
      if (isAdmin && !hasAdmins()) review.forget();
      listeners.set(hear, isAdmin);
      return () => void listeners.delete(hear);
    },
    close: () => {
      clearInterval(timer);
      settings.close();
      review.close();
    },
  };
}
