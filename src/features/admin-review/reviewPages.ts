import { fetchReviewPosts } from '@/api/admin/review';
import { createPages } from '@/state/pages';
import { takeReviewCountsAtom } from '@/state/reviewCounts';
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

/** The list of a tab that lacks a post which has come into it since it was loaded. */
export const missesAtom = atom(
  null,
  (get, _set, tab: PostsTab, q: string, ids: ReadonlySet<string>) => {
    const list = get(reviewPages.listsAtom)[keyOf(tab, q)];
    const known = new Set(list?.items.map(({ post_id }) => post_id));
    return list?.status === 'ready' && [...ids].some((id) => !known.has(id));
  },
);
