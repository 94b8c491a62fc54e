import type { ContentCategory, FeedPeriod, FeedSort, Timing } from '@contract/models/category';
import { searchTokens, suggestedWords, type SearchedPost } from '@contract/rules/posts/post-search';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import {
  feedKeys,
  feedOrder,
  feedOrderFields,
  feedPeriod,
  leadingPins,
  isLedByOwnPending,
} from '@contract/rules/posts/feed-order';
import { periodNumber } from '@contract/rules/posts/feed-period';
import { effectiveFeed } from '@contract/rules/members/follows';
import { SUGGESTIONS_READ, type WordCount } from '@contract/rules/text/initials';
import { matchesSearch, searchPhrases } from '@contract/rules/text/search';
import { follows } from './follows';
import { isHiddenFrom } from './hidden';
import { members } from './members';
import { pageOf } from './paging';
import { listPinned } from './pins';
import { posts, type PostRow } from './posts';
import { spheres } from './spheres';

interface FeedQuery {
  page: number;
  limit: number;
  cursor?: number[] | undefined;
  q?: string | undefined;
  sphereId?: number | undefined;
  timing?: Timing | undefined;
  content?: ContentCategory | undefined;
  sort?: FeedSort | undefined;
  period?: FeedPeriod | undefined;
  following?: boolean | undefined;
  notices?: boolean | undefined;
}

function searchedPost(post: PostRow): SearchedPost {
  const sphere = post.sphereId === null ? null : spheres.find(post.sphereId);
  const authorName = members.get(post.authorId).userName;
  return { ...post, authorName, sphereName: sphere?.name ?? null };
}

/** Whether a post's names, categories or text contain the search words. */
export function matchesQuery(post: PostRow, q: string): boolean {
  return matchesSearch(searchTokens(searchedPost(post)), searchPhrases(q));
}

/** The most frequent words of visible posts that begin with these initial consonants. */
export function wordsBegunWith(initials: string): WordCount[] {
  const counts = new Map<string, number>();
  for (const post of posts.list().filter(({ isConfirmed }) => isConfirmed)) {
    for (const { words, initials: all } of suggestedWords(searchedPost(post))) {
      if (all.startsWith(initials)) counts.set(words, (counts.get(words) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([words, count]) => ({ words, posts: count }))
    .sort((a, b) => b.posts - a.posts || (a.words < b.words ? -1 : 1))
    .slice(0, SUGGESTIONS_READ);
}

/** A member's pending posts, newest first. */
function pendingOf(memberId: number | undefined): PostRow[] {
  return posts
    .list()
    .filter(({ isConfirmed, isRejected, isBlinded }) => !isConfirmed && !isRejected && !isBlinded)
    .filter(({ authorId }) => authorId === memberId)
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
}

/** Whether a post was published in the calendar period of `now`. */
const isOfPeriod = (post: PostRow, period: FeedPeriod, now: number): boolean =>
  periodNumber(period, post.publishedAt ?? post.createdAt) === periodNumber(period, now);

/** A page of the feed as a member (or a guest) sees it. */
export function readFeed(asked: FeedQuery, memberId: number | undefined, now: number) {
  const query = effectiveFeed(asked);
  const { q, sphereId, timing, content, following, notices } = query;
  const order = feedOrder(query);
  const period = feedPeriod(query);
  const found = posts
    .list()
    .filter(
      (post) =>
        post.isConfirmed &&
        (memberId === undefined || !isHiddenFrom(post, memberId)) &&
        (sphereId === undefined || post.sphereId === sphereId) &&
        (!following || (memberId !== undefined && follows.has(memberId, post.authorId))) &&
        (!notices || post.isNotice) &&
        (timing === undefined || post.timing === timing) &&
        (content === undefined || post.content === content) &&
        (period === undefined || isOfPeriod(post, period, now)) &&
        (!q || matchesQuery(post, q)),
    );
  const keysOf = (post: PostRow) =>
    feedKeys(order, { ...post, publishedAt: post.publishedAt ?? post.createdAt });
  const scope = leadingPins(query);
  const pins = scope ? listPinned(scope, sphereId ?? null, now).map(({ id }) => id) : [];
  const others = found.filter(({ id }) => !pins.includes(id));
  const { rows, pagination } = pageOf(others, query, {
    length: feedOrderFields[order].length,
    keysOf,
    compare: compareKeysDescending,
  });

  const isFirst = query.page === 1 && query.cursor === undefined;
  const own = isFirst && isLedByOwnPending(query) ? pendingOf(memberId) : [];
  const pinned = isFirst ? pins.flatMap((id) => found.find((post) => post.id === id) ?? []) : [];
  return { rows: [...own, ...pinned, ...rows], pagination };
}
