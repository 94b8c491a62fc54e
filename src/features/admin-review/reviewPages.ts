import { fetchReviewPosts } from '@/api/admin/review';
import { createPages } from '@/state/pages';
import { reviewCountsAtom, takeReviewCountsAtom } from '@/state/reviewCounts';
import type { ReviewEvent } from '@contract/endpoints/stream';
import type { ReviewCounts, ReviewPost } from '@contract/models/review';
import { atom } from 'jotai';
import type { PostsTab } from './address';

interface ReviewPage {
  items: readonly ReviewPost[];
  nextCursor: string | null;
  counts: ReviewCounts;
}

/** The key of a list: a tab, and what is searched in it. */
export const keyOf = (tab: PostsTab, q: string): string => `${tab} ${q}`;

function partsOfKey(key: string): { tab: PostsTab; q: string } {
  const at = key.indexOf(' ');
  return { tab: key.slice(0, at) as PostsTab, q: key.slice(at + 1) };
}

/** The posts of each tab and search, newest first. */
export const reviewPages = createPages<ReviewPost, ReviewPage>({
  load: async (key, cursor, signal) => {
    const { tab, q } = partsOfKey(key);
    const query = { ...(q && { q }), ...(cursor && { cursor }) };
    const { results, pagination, counts } = await fetchReviewPosts(tab, query, signal);
    return { items: results, nextCursor: pagination.nextCursor, counts };
  },
  idOf: ({ post_id }) => post_id,
  share:
    () =>
    (set, { counts }) =>
      set(takeReviewCountsAtom, counts),
});

const belongsTo = (tab: PostsTab, isConfirmed: boolean) =>
  tab === 'all' || (tab === 'confirmed') === isConfirmed;

/** What is known of a post by now. */
export type PostState = Pick<ReviewPost, 'is_confirmed'> &
  Partial<Pick<ReviewPost, 'revision' | 'reviewed_at' | 'reviewed_by' | 'revert_reason'>>;

/** Takes in what became of posts: each leaves the lists that it no longer belongs to. Null: it is gone. */
export const takeStatesAtom = atom(
  null,
  (get, set, states: ReadonlyMap<string, PostState | null>) => {
    for (const key of Object.keys(get(reviewPages.listsAtom))) {
      const { tab } = partsOfKey(key);
      set(reviewPages.changeAtom, key, ({ items }) => ({
        items: items.flatMap((post) => {
          const state = states.get(post.post_id);
          if (state === undefined) return [post];
          if (state === null || !belongsTo(tab, state.is_confirmed)) return [];
          return [{ ...post, ...state }];
        }),
      }));
    }
  },
);

const freshTabsAtom = atom<ReadonlySet<PostsTab>>(new Set<PostsTab>());

/** The tabs into which posts have come that their lists lack. */
export const freshAtom = atom((get) => get(freshTabsAtom));

/** A list was loaded again: it lacks nothing. */
export const clearFreshAtom = atom(null, (_get, set, tab: PostsTab) => {
  set(freshTabsAtom, (tabs) => new Set([...tabs].filter((one) => one !== tab)));
});

/** Takes in what admins decided, here or elsewhere, and that posts were written: counts, and the rows that leave. */
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
    const entered = posts.filter(({ is_confirmed }) => belongsTo(tab, is_confirmed));
    return entered.length === 0 || entered.some(({ postId }) => !isKnown(tab, postId));
  };
  const found = (['pending', 'confirmed', 'all'] as const).filter(lacks);
  if (found.length > 0) set(freshTabsAtom, (tabs) => new Set([...tabs, ...found]));
  const states = posts.map(({ postId, is_confirmed, by, at }) => {
    return [postId, { is_confirmed, reviewed_by: by, reviewed_at: at }] as const;
  });
  set(takeStatesAtom, new Map(states));
});
