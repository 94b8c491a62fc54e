import type { OutputOf } from '@/api/client';
import { answerFromWorld } from '@/api/testing/world';
import { reviewCountsAtom, takeReviewCountsAtom } from '@/state/reviewCounts';
import { ApiError } from '@contract/errors';
import type { ReviewEvent } from '@contract/endpoints/stream';
import type { ReviewCounts, ReviewPost } from '@contract/models/review';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PostsTab } from './address';
import { freshAtom, showFreshAtom, takeReviewAtom } from './freshPosts';
import { keyOf, reviewPages } from './reviewPages';
import { refreshPostsAtom, takeStatesAtom } from './reviewStates';

type Answer = OutputOf<'listPendingPosts'>;
type Detail = OutputOf<'getReviewDetail'>;

const at = (minute: number) => new Date(minute * 60_000).toISOString();
const post = (id: number, change: Partial<ReviewPost> = {}) =>
  ({
    post_id: `post${id}`,
    created_at: at(id),
    is_confirmed: false,
    isRejected: false,
    isBlinded: false,
    revision: 0,
    reviewed_at: null,
    revert_reason: null,
    ...change,
  }) as ReviewPost;
const counts = (pending: number): ReviewCounts => ({
  pending,
  confirmed: 10 - pending,
  rejected: 0,
  all: 10,
  reports: 0,
});
const answer = (results: ReviewPost[], nextCursor: string | null = null): Answer => ({
  success: true,
  results,
  pagination: { page: 1, limit: 20, hasMore: nextCursor !== null, nextCursor },
  counts: counts(results.length),
});

let store: ReturnType<typeof createStore>;
/** The next answer of each list. */
let list: Answer;
/** What the next requests for a detail answer or throw. */
let details: (Detail | Error)[];
let asked: ReturnType<typeof answerFromWorld>;
const listOf = (tab: PostsTab) => store.get(reviewPages.listsAtom)[keyOf(tab, '')];
const shown = (tab: PostsTab = 'pending') => {
  const list = listOf(tab);
  return list?.items.map(({ post_id }) => post_id).filter((id) => !list.removed.includes(id));
};
const rowOf = (id: number, tab: PostsTab = 'pending') =>
  listOf(tab)?.items.find(({ post_id }) => post_id === `post${id}`);
const open = async (tab: PostsTab, answered: Answer) => {
  list = answered;
  await store.set(reviewPages.openAtom, keyOf(tab, ''), false);
};
const take = (id: number, state: Parameters<typeof states>[1]) =>
  store.set(takeStatesAtom, states(id, state));
const states = (id: number, state: ({ is_confirmed: boolean } & Partial<ReviewPost>) | null) =>
  new Map([[`post${id}`, state && { isRejected: false, isBlinded: false, ...state }]]);
const decided = (
  id: number,
  is_confirmed: boolean,
  pending: number,
  moment = 100,
): ReviewEvent => ({
  counts: counts(pending),
  posts: [
    {
      postId: `post${id}`,
      is_confirmed,
      isRejected: false,
      isBlinded: false,
      by: null,
      at: at(moment),
    },
  ],
  reports: [],
});

beforeEach(async () => {
  details = [];
  const listed = () => list;
  asked = answerFromWorld({
    ...{ listPendingPosts: listed, listRejectedPosts: listed, listAllPosts: listed },
    getReviewDetail: () => {
      const next = details.shift();
      if (next instanceof Error) throw next;
      return next;
    },
  });
  store = createStore();
  await open('pending', answer([post(3), post(2), post(1)]));
});

describe('the result for a post', () => {
  it('removes it from a list it no longer belongs to, and puts it back in its place', () => {
    take(2, { is_confirmed: true });
    expect(shown()).toEqual(['post3', 'post1']);
    take(2, { is_confirmed: false });
    expect(shown()).toEqual(['post3', 'post2', 'post1']);
  });

  it('keeps a rejected post only on its own list and on that of all posts', async () => {
    await open('rejected', answer([]));
    await open('all', answer([post(2)]));
    take(2, { is_confirmed: false, isRejected: true });
    expect([shown(), shown('all')]).toEqual([['post3', 'post1'], ['post2']]);
    await open('rejected', answer([post(2, { isRejected: true })]));
    take(2, { is_confirmed: true });
    expect(shown('rejected')).toEqual([]);
  });

  it('forgets a deleted post', () => {
    take(2, null);
    take(2, { is_confirmed: false });
    expect(shown()).toEqual(['post3', 'post1']);
  });

  it('leaves the other posts as they were', () => {
    take(2, { is_confirmed: true });
    take(3, { is_confirmed: false, revision: 4 });
    expect(shown()).toEqual(['post3', 'post1']);
    expect(rowOf(3)).toMatchObject({ revision: 4 });
    expect(rowOf(1)).toEqual(post(1));
  });

  it('shows only the reason of the last decision', async () => {
    await open('all', answer([post(2, { revert_reason: '출처', reviewed_at: at(5) })]));
    take(2, { is_confirmed: false, reviewed_at: at(5) });
    expect(rowOf(2, 'all')?.revert_reason).toBe('출처');
    take(2, { is_confirmed: false, reviewed_at: at(6) });
    expect(rowOf(2, 'all')?.revert_reason).toBeNull();
  });
});

describe('an event of the stream', () => {
  beforeEach(() => store.set(takeReviewCountsAtom, counts(3)));

  it('updates the counts and removes posts that another admin decided', () => {
    store.set(takeReviewAtom, decided(2, true, 2));
    expect(store.get(reviewCountsAtom)).toEqual(counts(2));
    expect(shown()).toEqual(['post3', 'post1']);
    expect([...store.get(freshAtom)]).toEqual(['confirmed']);
  });

  it('announces nothing when a post returns that the list still knows', () => {
    store.set(takeReviewAtom, decided(2, true, 2));
    store.set(takeReviewAtom, decided(2, false, 3, 101));
    expect(shown()).toEqual(['post3', 'post2', 'post1']);
    expect(store.get(freshAtom).has('pending')).toBe(false);
  });

  it('announces new posts, which appear on top when requested', async () => {
    store.set(takeReviewAtom, { counts: counts(4), posts: [], reports: [] });
    expect(store.get(freshAtom).has('pending')).toBe(true);
    expect(shown()).toEqual(['post3', 'post2', 'post1']);
    list = answer([post(4), post(3)], 'next');
    await store.set(showFreshAtom, 'pending', '');
    expect(shown()).toEqual(['post4', 'post3', 'post2', 'post1']);
    expect(listOf('pending')?.nextCursor).toBeNull();
    expect(store.get(freshAtom).has('pending')).toBe(false);
  });

  it('starts the list again if more posts came than one page holds', async () => {
    list = answer([post(9), post(8)], 'next');
    await store.set(showFreshAtom, 'pending', '');
    expect(shown()).toEqual(['post9', 'post8']);
    expect(listOf('pending')?.nextCursor).toBe('next');
  });
});

describe('refreshing posts', () => {
  const detail = (change: Partial<Detail['post']>) =>
    ({
      post: {
        title: '고친 글',
        content: '',
        blocksJson: [],
        revision: 1,
        isConfirmed: false,
        ...change,
      },
      review: { report_count: 0, reviewed_by: null, reviewed_at: null },
    }) as unknown as Detail;

  it('shows each in its place with its new state', async () => {
    details = [detail({})];
    await store.set(refreshPostsAtom, ['post2']);
    expect(rowOf(2)).toMatchObject({ title: '고친 글', revision: 1 });
    expect(shown()).toEqual(['post3', 'post2', 'post1']);
  });

  it('requests only the posts that are shown', async () => {
    take(2, { is_confirmed: true });
    await store.set(refreshPostsAtom, ['post2', 'post9']);
    expect(asked.map(([name]) => name)).not.toContain('getReviewDetail');
  });

  it('removes deleted posts, and leaves unanswered ones as the admin saw them', async () => {
    details = [new ApiError('NOT_FOUND', ''), new Error('broken')];
    await store.set(refreshPostsAtom, ['post2', 'post3']);
    expect(shown()).toEqual(['post3', 'post1']);
    expect(rowOf(3)).toEqual(post(3));
  });
});
