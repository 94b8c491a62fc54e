import type { OutputOf } from '@/api/client';
import { holdCalls } from '@/api/testing/world';
import { feedPath } from '@/config/feedAddress';
import { feedPages } from '@/state/feed';
import { patchPostAtom, postsAtom } from '@/state/posts';
import type { Post } from '@contract/models/post';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { arrivedAtom, loadFeedAtom, pollFeedAtom, showNewAtom } from './feedState';

type Answer = OutputOf<'getFeed'>['data'];

const post = (postId: string, change: Partial<Post> = {}) =>
  ({ postId, isPinned: false, isConfirmed: true, isLiked: false, likeCount: 1, ...change }) as Post;
const posts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => post(`post${from + at}`));
const page = (of: Post[], nextCursor: string | null = 'next'): Answer => ({
  posts: of,
  pagination: { page: 1, limit: 10, hasMore: nextCursor !== null, nextCursor },
});

const all = {};
let store: ReturnType<typeof createStore>;
let calls: ReturnType<typeof holdCalls>;

const listOf = () => store.get(feedPages.listsAtom)[feedPath(all)];
const idsOf = () => listOf()?.items.map(({ postId }) => postId);
async function answered(asked: Promise<unknown>, answer: Answer): Promise<void> {
  await calls.shift()?.answer({ data: answer });
  await asked;
}
const poll = (answer: Answer) => answered(store.set(pollFeedAtom, all), answer);

beforeEach(async () => {
  store = createStore();
  calls = holdCalls();
  await answered(
    store.set(loadFeedAtom, all),
    page([post('pinned', { isPinned: true }), ...posts(1, 9)]),
  );
});

describe('the count of new posts', () => {
  it('ends at the first known post, even if others are pinned on top', async () => {
    await poll(page([post('pinned', { isPinned: true }), ...posts(11, 12), ...posts(1, 7)]));
    expect(store.get(arrivedAtom)).toMatchObject({ count: 2, isMore: false });
  });

  it('says when there may be more than one page', async () => {
    await poll(page([post('post1', { isConfirmed: false }), ...posts(11, 19)]));
    expect(store.get(arrivedAtom)).toMatchObject({ count: 9, isMore: true });
  });

  it('leaves out posts that moved up because others were removed', async () => {
    await poll(page([post('pinned', { isPinned: true }), ...posts(2, 10)]));
    expect(store.get(arrivedAtom)).toBeNull();
  });
});

describe('showing new posts', () => {
  it('keeps what the member did since they were loaded', async () => {
    const asked = store.set(pollFeedAtom, all);
    store.set(patchPostAtom, 'post1', { isLiked: true, likeCount: 2 });
    await answered(asked, page([post('post11'), post('post1'), post('post2', { likeCount: 5 })]));
    store.set(patchPostAtom, 'post3', { isLiked: true, likeCount: 2 });
    store.set(showNewAtom);
    expect(idsOf()).toEqual(['post11', 'post1', 'post2']);
    expect(store.get(postsAtom)).toMatchObject({
      post1: { isLiked: true, likeCount: 2 },
      post2: { likeCount: 5 },
      post3: { isLiked: true },
    });
  });

  it('drops the next page of the old list', async () => {
    await poll(page([...posts(11, 19), post('post1')]));
    const old = store.set(feedPages.moreAtom, feedPath(all));
    store.set(showNewAtom);
    await answered(old, page(posts(20, 29), null));
    expect(idsOf()).toEqual([...posts(11, 19), post('post1')].map(({ postId }) => postId));
    expect(listOf()?.next).toBe('idle');
    await answered(store.set(feedPages.moreAtom, feedPath(all)), page(posts(1, 9)));
    expect(idsOf()).toHaveLength(18);
  });
});
