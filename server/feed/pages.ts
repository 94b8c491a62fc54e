import type { Parsed } from '@contract/endpoints/define';
import type { getFeed } from '@contract/endpoints/posts';
import type { Pagination } from '@contract/models/paging';
import { encodeCursor } from '@contract/rules/site/cursor';
import {
  feedKeys,
  feedPeriod,
  isLedByOwnPending,
  type FeedOrder,
} from '@contract/rules/posts/feed-order';
import { periodNumber } from '@contract/rules/posts/feed-period';
import { openCache, type OpenCache } from '../lib/micro-cache';
import type { Database } from '../database';
import { feedBytes, postBytes, type PostBytes } from '../presenters/feed';
import { presentPost } from '../presenters/post';
import { listPinned } from '../tables/pin';
import { listFeed, listOwnPending, readMarks } from '../tables/feed';
import type { PostRow } from '../tables/post';
import { planFeed, type FeedPlan } from './query';

type Query = Parsed<typeof getFeed>['query'];

/** Answers the feed, as JSON. */
export interface FeedPages {
  /** Whether a page is cached, so that reading it needs few or no queries. */
  isKept: (query: Query, now: number) => boolean;
  /** @param viewerId 0 for a guest; @param now ms */
  read: (query: Query, viewerId: number, now: number) => Promise<Buffer>;
}

/** A first page, serialised for everybody. */
interface FirstPage {
  posts: PostBytes[];
  pagination: Pagination;
  forGuests: Buffer;
}

// A page of followed members belongs to one viewer alone.
const isFirst = ({ page, cursor, following }: Query) => page === 1 && !cursor && !following;

function keyOf(query: Query, now: number): string {
  const { limit, q, sphereId, timing, content, sort, notices } = query;
  const period = feedPeriod(query);
  // With its number, so that yesterday's page is not read as today's.
  const number = period && periodNumber(period, now);
  return JSON.stringify([limit, q, sphereId, timing, content, sort, notices, period, number]);
}

/** The most first pages that are cached. */
const KEPT_MOST = 200;

function keysOf(order: FeedOrder, row: PostRow): number[] {
  return feedKeys(order, {
    id: row.id,
    publishedAt: row.publishedAt ?? row.createdAt,
    likeCount: row.likeCount,
    commentCount: row.commentCount,
  });
}

async function readRows(db: Database, { isEmpty, isLed, shape, args, page, limit }: FeedPlan) {
  const rows = isEmpty ? [] : await listFeed(db, shape, args);
  const own = rows.slice(0, limit);
  const last = own.at(-1);
  const { pins: scope, viewer } = shape;
  const pinned = isLed && scope ? await listPinned(db, { scope, viewer }, args) : [];
  const hasMore = rows.length > limit;
  const nextCursor = hasMore && last ? encodeCursor(keysOf(shape.order, last)) : null;
  return { shown: [...pinned, ...own], pagination: { page, limit, hasMore, nextCursor } };
}

const noMarks = { reactions: new Map<number, number>(), saved: new Set<number>() };

async function readFirst(db: Database, query: Query, now: number): Promise<FirstPage> {
  const { shown, pagination } = await readRows(db, planFeed(db.engine, query, 0, now));
  const posts = shown.map((row) => postBytes(row, now));
  return { posts, pagination, forGuests: feedBytes([], posts, noMarks, pagination) };
}

async function pendingTexts(db: Database, viewerId: number, now: number): Promise<string[]> {
  const rows = await listOwnPending(db, { viewerId });
  return rows.map((row) => JSON.stringify(presentPost(row, now)));
}

/** A page read for one viewer. @param leading posts to put before it, as JSON */
async function readOwn(
  db: Database,
  query: Query,
  viewerId: number,
  now: number,
  leading: readonly string[] = [],
) {
  const plan = planFeed(db.engine, query, viewerId, now);
  const { shown, pagination } = await readRows(db, plan);
  const posts = [...leading, ...shown.map((row) => JSON.stringify(presentPost(row, now)))];
  return feedBytes(posts, [], noMarks, pagination);
}

async function forMember(
  db: Database,
  first: FirstPage,
  query: Query,
  viewerId: number,
  now: number,
) {
  const ids = first.posts.map(({ id }) => id);
  const marks = await readMarks(db, viewerId, ids);
  const leads = marks.hasPending && isLedByOwnPending(query);
  const own = leads ? await pendingTexts(db, viewerId, now) : [];
  if (marks.hidesAnything) return readOwn(db, query, viewerId, now, own);
  if (!leads && marks.reactions.size === 0 && marks.saved.size === 0) return first.forGuests;
  return feedBytes(own, first.posts, marks, first.pagination);
}

/**
 * Makes the feed's pages. First pages are read and serialised at most once a second and dropped
 * with every change, so that a guest costs one buffer and a member one small query; every answer is
 * byte for byte the same as without the cache. A member who hid, blocked or reported anything gets
 * separate pages of the usual length.
 */
export function createFeedPages(db: Database, open: OpenCache = openCache): FeedPages {
  const kept = open<FirstPage>('feed', KEPT_MOST);
  db.onChange(kept.clear);

  return {
    isKept: (query, now) => isFirst(query) && kept.has(keyOf(query, now), now),
    read: async (query, viewerId, now) => {
      if (!isFirst(query)) return readOwn(db, query, viewerId, now);
      const page = await kept.get(keyOf(query, now), now, () => readFirst(db, query, now));
      return viewerId === 0 ? page.forGuests : forMember(db, page, query, viewerId, now);
    },
  };
}
