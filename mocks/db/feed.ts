import type { ContentCategory, FeedSort, Timing } from '@contract/models/category';
import { searchTokens } from '@contract/rules/blocks';
import { compareKeysDescending } from '@contract/rules/cursor';
import { feedKeys, feedOrder, feedOrderFields } from '@contract/rules/feed-order';
import { matchesSearch, searchPhrases } from '@contract/rules/search';
import { isHiddenFrom } from './hidden';
import { members } from './members';
import { pageOf } from './paging';
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
}

/** Whether a post's title, text, author or sphere holds what is searched for. */
export function matchesQuery(post: PostRow, q: string): boolean {
  const sphere = post.sphereId === null ? null : spheres.find(post.sphereId);
  const authorName = members.get(post.authorId).userName;
  const tokens = searchTokens({ ...post, authorName, sphereName: sphere?.name ?? null });
  return matchesSearch(tokens, searchPhrases(q));
}

/** A member's posts that wait for review, newest first. */
function pendingOf(memberId: number | undefined): PostRow[] {
  return posts
    .list()
    .filter((post) => !post.isConfirmed && post.authorId === memberId)
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
}

/** A page of the feed as a member (or a guest) sees it. */
export function readFeed(query: FeedQuery, memberId: number | undefined) {
  const { q, sphereId, timing, content } = query;
  const order = feedOrder(query);
  const found = posts
    .list()
    .filter(
      (post) =>
        post.isConfirmed &&
        (memberId === undefined || !isHiddenFrom(post, memberId)) &&
        (sphereId === undefined || post.sphereId === sphereId) &&
        (timing === undefined || post.timing === timing) &&
        (content === undefined || post.content === content) &&
        (!q || matchesQuery(post, q)),
    );
  const keysOf = (post: PostRow) =>
    feedKeys(order, { ...post, publishedAt: post.publishedAt ?? post.createdAt });
  const { rows, pagination } = pageOf(found, query, {
    length: feedOrderFields[order].length,
    keysOf,
    compare: compareKeysDescending,
  });

  const isFiltered = q || sphereId !== undefined || timing !== undefined || content !== undefined;
  const isFirst = query.page === 1 && query.cursor === undefined;
  const own = isFirst && !isFiltered ? pendingOf(memberId) : [];
  return { rows: [...own, ...rows], pagination };
}
