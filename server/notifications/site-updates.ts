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
import { follow } from './followed';

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
  /** Everything, for a stream that listens already. It is never older than what the stream heard. */
  current: (isAdmin: boolean) => Promise<Updates>;
  /** Begins to listen; gives what ends it. Without an admin among the listeners no review is read. */
  listen: (isAdmin: boolean, hear: (updates: Updates) => void) => () => void;
  close: () => void;
}

/** What admins follow: what waits, and the latest decisions about posts and reports. */
interface Review {
  counts: ReviewCounts;
  decided: DecidedRow[];
  settled: SettledCaseRow[];
}

/**
 * How far back decisions are read, ms. Reads come with every heartbeat, and a commit may be seen later
 * than the moment that it notes.
 */
const DECIDED_WITHIN = 60_000;
/** The posts are counted for a tenth of the time at most, however many they are and change. */
const COUNTING_RESTS = 9;

const presentDecided = (row: DecidedRow): ReviewEvent['posts'][number] => ({
  postId: formatId('post', row.id),
  is_confirmed: row.is_confirmed === 1,
  isRejected: row.is_rejected === 1,
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

/** The rows that were not there before, the earliest first. */
function freshOf<Row>(rows: readonly Row[], before: readonly Row[], nameOf: (row: Row) => string) {
  const known = new Set(before.map(nameOf));
  return rows.filter((row) => !known.has(nameOf(row))).toReversed();
}

const nameOfDecided = ({ id, reviewed_at: at }: DecidedRow) => `${id} ${at}`;
const nameOfSettled = ({ target_type: type, target_id: id, resolved_at: at }: SettledCaseRow) =>
  `${type}${id} ${at}`;

/** What changed between two readings of the review; null when nothing did. */
function changeOf(present: Review, before: Review): ReviewEvent | null {
  const posts = freshOf(present.decided, before.decided, nameOfDecided).map(presentDecided);
  const reports = freshOf(present.settled, before.settled, nameOfSettled).map(presentSettled);
  const { counts } = present;
  const isChanged = posts.length + reports.length > 0 || !isSame(counts, before.counts);
  return isChanged ? { counts, posts, reports } : null;
}

/** Makes the updates of a site. @param now the present, ms */
export function createSiteUpdates(
  { db, log, now }: { db: Database; log: Log; now: () => number },
  heartbeat = HEARTBEAT_INTERVAL,
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
      decided: await listDecided(db, now() - DECIDED_WITHIN),
      settled: await listSettledCases(db, now() - DECIDED_WITHIN),
    }),
    onRead: (present, before) => {
      // Only what is decided from the first time on counts as an update.
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
  const timer = setInterval(changed, heartbeat).unref();

  return {
    changed,
    current: async (isAdmin) => {
      await Promise.all([settings.refresh(), isAdmin && review.refresh()]);
      // Both are taken at one moment, so that a stream gets nothing older than it heard meanwhile.
      const [present, reviewed] = [settings.latest(), isAdmin ? review.latest() : null];
      return {
        ...(present && { settings: present }),
        ...(reviewed && { review: { counts: reviewed.counts, posts: [], reports: [] } }),
      };
    },
    listen: (isAdmin, hear) => {
      // What was decided while no admin listened is no update.
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
