import { call } from '@/api/client';
import { createPages } from '@/state/pages';
import { takeReviewCountsAtom } from '@/state/reviewCounts';
import type { ReviewCounts, ReviewPost } from '@contract/models/review';
import type { PostsTab } from './address';

interface ReviewPage {
  items: readonly ReviewPost[];
  nextCursor: string | null;
  counts: ReviewCounts;
}

/** The key of a list: its tab and its search words. */
export const keyOf = (tab: PostsTab, q: string): string => `${tab} ${q}`;

/** Splits a key into its tab and search words. */
export function partsOfKey(key: string): { tab: PostsTab; q: string } {
  const at = key.indexOf(' ');
  return { tab: key.slice(0, at) as PostsTab, q: key.slice(at + 1) };
}

const lists = {
  pending: 'listPendingPosts',
  confirmed: 'listConfirmedPosts',
  rejected: 'listRejectedPosts',
  all: 'listAllPosts',
} as const;

/** The posts of each tab and search, newest first. */
export const reviewPages = createPages<ReviewPost, ReviewPage>({
  load: async (key, cursor, signal) => {
    const { tab, q } = partsOfKey(key);
    const query = { ...(q && { q }), ...(cursor && { cursor }) };
    const { results, pagination, counts } = await call(lists[tab], { query }, signal);
    return { items: results, nextCursor: pagination.nextCursor, counts };
  },
  idOf: ({ post_id }) => post_id,
  share:
    () =>
    (set, { counts }) =>
      set(takeReviewCountsAtom, counts),
});

type State = Pick<ReviewPost, 'is_confirmed' | 'isRejected' | 'isBlinded'>;

const tabOf = ({ is_confirmed, isRejected, isBlinded }: State): PostsTab => {
  if (isBlinded) return 'all';
  return is_confirmed ? 'confirmed' : isRejected ? 'rejected' : 'pending';
};

/** Whether a tab shows posts in a state. */
export const belongsTo = (tab: PostsTab, state: State) => tab === 'all' || tab === tabOf(state);
