import { describe, expect, it } from 'vitest';
import { compareKeysDescending, decodeCursor, encodeCursor } from '../site/cursor';
import { feedKeys, feedOrder, feedOrderFields, type FeedOrder } from './feed-order';

describe('feedOrder', () => {
  it('puts pinned posts first only in the unfiltered newest feed', () => {
    expect(feedOrder({})).toBe('pinnedLatest');
    expect(feedOrder({ sort: 'latest' })).toBe('pinnedLatest');
    expect(feedOrder({ q: '' })).toBe('pinnedLatest');
    expect(feedOrder({ q: '물' })).toBe('latest');
    expect(feedOrder({ sphereId: 3 })).toBe('latest');
    expect(feedOrder({ timing: 'break' })).toBe('latest');
    expect(feedOrder({ content: 'asmr', sort: 'latest' })).toBe('latest');
  });

  it('keeps a chosen order under a filter', () => {
    expect(feedOrder({ sort: 'popular' })).toBe('popular');
    expect(feedOrder({ q: '물', sort: 'comments' })).toBe('comments');
  });
});

describe('feedKeys', () => {
  const post = (id: number, isPinned: boolean, publishedAt: number, likeCount: number) => ({
    id,
    isPinned,
    publishedAt,
    likeCount,
    commentCount: 100 - likeCount,
  });
  const posts = [
    post(1, false, 1_790_000_000_000, 5),
    post(2, true, 1_700_000_000_000, 1),
    post(3, false, 1_790_000_000_000, 5),
    post(4, false, 1_795_000_000_000, 0),
  ];
  const ordered = (order: FeedOrder) =>
    [...posts]
      .sort((a, b) => compareKeysDescending(feedKeys(order, a), feedKeys(order, b)))
      .map((one) => one.id);

  it('orders posts, the later id first among equals', () => {
    expect(ordered('pinnedLatest')).toEqual([2, 4, 3, 1]);
    expect(ordered('latest')).toEqual([4, 3, 1, 2]);
    expect(ordered('popular')).toEqual([3, 1, 2, 4]);
    expect(ordered('comments')).toEqual([4, 2, 3, 1]);
  });

  it('ends in the id, so that no two posts are equal, and fits into a cursor', () => {
    for (const [order, fields] of Object.entries(feedOrderFields)) {
      expect(fields.at(-1)).toBe('id');
      const keys = feedKeys(order as FeedOrder, posts[0]!);
      expect(keys).toHaveLength(fields.length);
      expect(decodeCursor(encodeCursor(keys))).toEqual(keys);
    }
  });
});
