import { describe, expect, it } from 'vitest';
import { compareKeysDescending, decodeCursor, encodeCursor } from '../site/cursor';
import { feedKeys, feedOrder, feedOrderFields, leadingPins, type FeedOrder } from './feed-order';

describe('leadingPins', () => {
  it('puts pinned posts first only in the newest feed of the site or of a sphere', () => {
    expect(leadingPins({})).toBe('site');
    expect(leadingPins({ sort: 'latest', q: '' })).toBe('site');
    expect(leadingPins({ sphereId: 3 })).toBe('sphere');
    expect(leadingPins({ sort: 'popular' })).toBe(null);
    expect(leadingPins({ q: '물' })).toBe(null);
    expect(leadingPins({ sphereId: 3, q: '물' })).toBe(null);
    expect(leadingPins({ timing: 'break' })).toBe(null);
    expect(leadingPins({ content: 'asmr', sort: 'latest' })).toBe(null);
    expect(leadingPins({ following: true })).toBe(null);
  });
});

describe('feedOrder', () => {
  it('keeps a chosen order under a filter', () => {
    expect(feedOrder({ sort: 'popular' })).toBe('popular');
    expect(feedOrder({ q: '물', sort: 'comments' })).toBe('comments');
  });
});

describe('feedKeys', () => {
  const post = (id: number, publishedAt: number, likeCount: number) => ({
    id,
    publishedAt,
    likeCount,
    commentCount: 100 - likeCount,
  });
  const posts = [
    post(1, 1_790_000_000_000, 5),
    post(2, 1_700_000_000_000, 1),
    post(3, 1_790_000_000_000, 5),
    post(4, 1_795_000_000_000, 0),
  ];
  const ordered = (order: FeedOrder) =>
    [...posts]
      .sort((a, b) => compareKeysDescending(feedKeys(order, a), feedKeys(order, b)))
      .map((one) => one.id);

  it('orders posts, the later id first among equals', () => {
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
