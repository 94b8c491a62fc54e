import { reviewCountsAtom, takeReviewCountsAtom } from '@/state/reviewCounts';
import type { ReviewEvent } from '@contract/endpoints/stream';
import type { ReviewPost } from '@contract/models/review';
import { atom } from 'jotai';
import type { PostsTab } from './address';
import { belongsTo, keyOf, partsOfKey, reviewPages } from './reviewPages';
import { takeStatesAtom } from './reviewStates';

const freshTabsAtom = atom<ReadonlySet<PostsTab>>(new Set<PostsTab>());

/** The tabs with new posts that are not in their lists. */
export const freshAtom = atom((get) => get(freshTabsAtom));

/** Called after a list was loaded again, which makes it complete. */
export const clearFreshAtom = atom(null, (_get, set, tab: PostsTab) => {
  set(freshTabsAtom, (tabs) => new Set([...tabs].filter((one) => one !== tab)));
});

const byTime = (a: ReviewPost, b: ReviewPost) =>
  Date.parse(b.created_at) - Date.parse(a.created_at);

/** Adds the new posts on top of a list, which keeps its length. @throws the error of the call */
export const showFreshAtom = atom(null, async (get, set, tab: PostsTab, q: string) => {
  const key = keyOf(tab, q);
  const found = await set(reviewPages.pollAtom, key);
  const list = get(reviewPages.listsAtom)[key];
  if (!found || !list) return;
  const { page, take } = found;
  const came = new Set(page.items.map(({ post_id }) => post_id));
  const isJoined = page.nextCursor === null || list.items.some(({ post_id }) => came.has(post_id));
  if (isJoined) {
    take?.(set, page);
    const others = list.items.filter(({ post_id }) => !came.has(post_id));
    const items = [...page.items, ...others].sort(byTime);
    const removed = list.removed.filter((id) => !came.has(id));
    set(reviewPages.changeAtom, key, () => ({ items, removed }));
  } else set(reviewPages.showAtom, key, page, { take });
  set(clearFreshAtom, tab);
});

/** Handles an event about decisions and new posts: updates the counts and removes rows. */
export const takeReviewAtom = atom(null, (get, set, { counts, posts }: ReviewEvent) => {
  const before = get(reviewCountsAtom);
  set(takeReviewCountsAtom, counts);
  const lists = Object.entries(get(reviewPages.listsAtom));
  const isKnown = (tab: PostsTab, id: string) =>
    lists.some(
      ([key, { items }]) =>
        partsOfKey(key).tab === tab && items.some(({ post_id }) => post_id === id),
    );
  const lacks = (tab: PostsTab) => {
    if (!before || counts[tab] <= before[tab]) return false;
    const entered = posts.filter((state) => belongsTo(tab, state));
    return entered.length === 0 || entered.some(({ postId }) => !isKnown(tab, postId));
  };
  const found = (['pending', 'confirmed', 'rejected', 'all'] as const).filter(lacks);
  if (found.length > 0) set(freshTabsAtom, (tabs) => new Set([...tabs, ...found]));
  const states = posts.map(({ postId, is_confirmed, isRejected, isBlinded, by, at }) => {
    return [
      postId,
      { is_confirmed, isRejected, isBlinded, reviewed_by: by, reviewed_at: at },
    ] as const;
  });
  set(takeStatesAtom, new Map(states));
});
