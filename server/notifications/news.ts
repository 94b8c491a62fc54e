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
import { listDecided, type DecidedRow } from '../tables/review-news';
import { readSettings } from '../tables/setting';

/** What open pages have to follow; what did not change is left out. */
export interface News {
  settings?: Settings;
  /** For admins. */
  review?: ReviewEvent;
}

/** Tells open streams what changed on the site, whichever process changed it. */
export interface SiteNews {
  /** Something changed in this process: it is read and told at once. Others look at every heartbeat. */
  changed: () => void;
  /** Everything, for a stream that opens. */
  current: (isAdmin: boolean) => Promise<News>;
  /** Begins to listen; gives what ends it. Without an admin among the listeners no review is read. */
  listen: (isAdmin: boolean, hear: (news: News) => void) => () => void;
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

/** Of news that wait for a stream, the later count; posts are told once each. */
export function mergeNews(before: News, after: News): News {
  const { review } = after;
  const posts = review && [...(before.review?.posts ?? []), ...review.posts];
  const latest = posts && [...new Map(posts.map((post) => [post.postId, post])).values()];
  return { ...before, ...after, ...(review && latest && { review: { ...review, posts: latest } }) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Makes the news of a site. @param now the present, ms */
export function createNews(
  { db, log, now }: { db: Database; log: Log; now: () => number },
  heartbeat = HEARTBEAT_INTERVAL,
): SiteNews {
  const listeners = new Map<(news: News) => void, boolean>();
  let settings: Settings | null = null;
  let counts: ReviewCounts | null = null;
  let told = new Map<string, number>();
  let since = 0;
  let reading: Promise<void> | null = null;
  let isStale = false;

  const mustReadAgain = () => isStale;
  const hasAdmins = () => [...listeners.values()].includes(true);

  async function decidedSince(): Promise<ReviewEvent['posts']> {
    // Only what is decided from now on is news.
    const isFirst = since === 0;
    if (isFirst) since = now();
    const rows = await listDecided(db, since - OVERLAP);
    const fresh = rows.filter(({ id, reviewed_at: at }) => told.get(`${id}`) !== at);
    since = Math.max(since, ...rows.map((row) => row.reviewed_at));
    told = new Map(rows.map((row) => [`${row.id}`, row.reviewed_at]));
    return isFirst ? [] : fresh.toReversed().map(presentDecided);
  }

  async function read(): Promise<News> {
    const news: News = {};
    const present = await readSettings(db);
    // What nobody was told yet is told by `current`.
    if (settings !== null && !isSame(present, settings)) news.settings = present;
    settings = present;
    if (!hasAdmins()) {
      counts = null;
      since = 0;
      return news;
    }
    const [found, posts] = [await countReviews(db), await decidedSince()];
    const isChanged = counts !== null && !isSame(found, counts);
    if (posts.length > 0 || isChanged) news.review = { counts: found, posts };
    counts = found;
    return news;
  }

  async function tell(): Promise<void> {
    do {
      isStale = false;
      const news = await read();
      for (const [hear, isAdmin] of listeners) {
        const own: News = isAdmin ? news : { ...news };
        if (!isAdmin) delete own.review;
        if (Object.keys(own).length > 0) hear(own);
      }
    } while (mustReadAgain());
  }

  function refresh(): Promise<void> {
    isStale = true;
    reading ??= tell()
      // The next heartbeat tries again.
      .catch((error: unknown) => log.warn({ err: error }, 'the news of the site were not read'))
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
      // The first admin's news begin here, not at the first change.
      if (isAdmin && since === 0) void refresh();
      return () => void listeners.delete(hear);
    },
    close: () => clearInterval(timer),
  };
}
