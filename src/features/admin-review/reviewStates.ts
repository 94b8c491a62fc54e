import { call } from '@/api/client';
import { isMissing } from '@/state/remote';
import { whileOwnerAtom } from '@/state/session';
import type { ReviewPost } from '@contract/models/review';
import { atom } from 'jotai';
import { belongsTo, partsOfKey, reviewPages } from './reviewPages';

/** The latest known state of a post. */
export type PostState = Pick<ReviewPost, 'is_confirmed' | 'isRejected' | 'isBlinded'> &
  Partial<ReviewPost>;

/** Merges the latest state into a row; a new decision replaces the reason or removes it. */
function withState(post: ReviewPost, state: PostState): ReviewPost {
  const isDecidedAgain = state.reviewed_at !== undefined && state.reviewed_at !== post.reviewed_at;
  return { ...post, ...(isDecidedAgain && { revert_reason: null }), ...state };
}

/**
 * Applies new states to posts: removes each from the lists it no longer belongs to, and puts it
 * back where it belongs again. Null means deleted.
 */
export const takeStatesAtom = atom(
  null,
  (get, set, states: ReadonlyMap<string, PostState | null>) => {
    for (const key of Object.keys(get(reviewPages.listsAtom))) {
      const { tab } = partsOfKey(key);
      const isOff = (id: string, wasOff: boolean) => {
        const state = states.get(id);
        return state ? !belongsTo(tab, state) : wasOff;
      };
      set(reviewPages.changeAtom, key, ({ items, removed }) => {
        const existing = items.filter(({ post_id }) => states.get(post_id) !== null);
        const ids = existing.map(({ post_id }) => post_id);
        return {
          items: existing.map((post) => {
            const state = states.get(post.post_id);
            return state ? withState(post, state) : post;
          }),
          removed: ids.filter((id) => isOff(id, removed.includes(id))),
        };
      });
    }
  },
);

/** Whether any cached list shows the post. */
const isShownAtom = atom(null, (get, _set, id: string) =>
  Object.values(get(reviewPages.listsAtom)).some(
    ({ items, removed }) => items.some(({ post_id }) => post_id === id) && !removed.includes(id),
  ),
);

/** Loads the current state of a post for its row; null if it is gone. */
async function fetchState(id: string): Promise<PostState | null> {
  try {
    const { post, review } = await call('getReviewDetail', { params: { postId: id }, query: {} });
    const { title, content, blocksJson, revision, isConfirmed, isRejected } = post;
    const { isBlinded, isRewardDue, revertReason } = post;
    return {
      ...{ title, content, revision, isRejected, isBlinded, ...review },
      blocks_json: blocksJson,
      is_confirmed: isConfirmed,
      is_reward_due: isRewardDue,
      revert_reason: revertReason,
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Reloads posts that others changed or decided, and shows each in its place. If a request fails,
 * the row stays as the admin saw it, and the next decision is refused again.
 */
export const refreshPostsAtom = atom(null, async (_get, set, ids: readonly string[]) => {
  const isHere = set(whileOwnerAtom);
  const refresh = async (id: string) => {
    const state = await fetchState(id);
    if (isHere()) set(takeStatesAtom, new Map([[id, state]]));
  };
  await Promise.allSettled(ids.filter((id) => set(isShownAtom, id)).map(refresh));
});
