import type { ReviewEvent } from '@contract/endpoints/stream';
import type { ReviewCounts } from '@contract/models/review';
import type { Settings } from '@contract/models/settings';
import { isoDate } from '@contract/presenters/iso-date';
import { presentPerson } from '@contract/presenters/person';
import { HEARTBEAT_INTERVAL } from '@contract/rules/event-stream';
import { formatId } from '@contract/rules/ids';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { countReviews } from '../tables/review';
import { listDecided, type DecidedRow } from '../tables/recent-decisions';
import { readSettings } from '../tables/setting';

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

/** A commit of another process may be seen this much later than the moment that it notes, ms. */
const OVERLAP = 5_000;

const presentDecided = (row: DecidedRow): ReviewEvent['posts'][number] => ({
  postId: formatId('post', row.id),
  is_confirmed: row.is_confirmed === 1,
  by: presentPerson(
    row.reviewed_by === null ? null : { id: row.reviewed_by, userName: row.user_name ?? '' },
  ),
  at: isoDate(row.reviewed_at),
});

/** Of updates that wait for a stream, the later count; each post stands in it once. */
export function mergeUpdates(before: Updates, after: Updates): Updates {
  const { review } = after;
  const posts = review && [...(before.review?.posts ?? []), ...review.posts];
  const latest = posts && [...new Map(posts.map((post) => [post.postId, post])).values()];
  return { ...before, ...after, ...(review && latest && { review: { ...review, posts: latest } }) };
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
  let announced = new Map<string, number>();
  let since = 0;
  let reading: Promise<void> | null = null;
  let isStale = false;

  const mustReadAgain = () => isStale;
  const hasAdmins = () => [...listeners.values()].includes(true);

  async function decidedSince(): Promise<ReviewEvent['posts']> {
    // Only what is decided from now on counts as an update.
    const isFirst = since === 0;
    if (isFirst) since = now();
    const rows = await listDecided(db, since - OVERLAP);
    const fresh = rows.filter(({ id, reviewed_at: at }) => announced.get(`${id}`) !== at);
    since = Math.max(since, ...rows.map((row) => row.reviewed_at));
    announced = new Map(rows.map((row) => [`${row.id}`, row.reviewed_at]));
    return isFirst ? [] : fresh.toReversed().map(presentDecided);
  }

  async function read(): Promise<Updates> {
    const updates: Updates = {};
    const present = await readSettings(db);
    // Streams that open get it from `current`.
    if (settings !== null && !isSame(present, settings)) updates.settings = present;
    settings = present;
    if (!hasAdmins()) {
      counts = null;
      since = 0;
      return updates;
    }
    const [found, posts] = [await countReviews(db), await decidedSince()];
    const isChanged = counts !== null && !isSame(found, counts);
    if (posts.length > 0 || isChanged) updates.review = { counts: found, posts };
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
      return { settings: present, review: { counts: found, posts: [] } };
    },
    listen: (isAdmin, hear) => {
      listeners.set(hear, isAdmin);
      // The first admin's updates begin here, not at the first change.
      if (isAdmin && since === 0) void refresh();
      return () => void listeners.delete(hear);
    },
    close: () => clearInterval(timer),
  };
}
