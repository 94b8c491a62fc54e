import { fetchReviewDetail } from '@/api/admin/review';
import { isMissing } from '@/state/remote';
import { whileOwnerAtom } from '@/state/session';
import type { ReviewPost } from '@contract/models/review';
import { atom } from 'jotai';
import { belongsTo, partsOfKey, reviewPages } from './reviewPages';

/** What is known of a post by now. */
export type PostState = Pick<ReviewPost, 'is_confirmed' | 'isRejected'> & Partial<ReviewPost>;

/** A row with what is known by now; another decision has another reason, and perhaps none. */
function withState(post: ReviewPost, state: PostState): ReviewPost {
  const isDecidedAgain = state.reviewed_at !== undefined && state.reviewed_at !== post.reviewed_at;
  return { ...post, ...(isDecidedAgain && { revert_reason: null }), ...state };
}

/**
 * Takes in what became of posts: each is taken off the lists that it no longer belongs to, and put back in its place
 * where it belongs again. Null: it is gone.
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

/** Whether a list that is kept shows the post. */
const isShownAtom = atom(null, (get, _set, id: string) =>
  Object.values(get(reviewPages.listsAtom)).some(
    ({ items, removed }) => items.some(({ post_id }) => post_id === id) && !removed.includes(id),
  ),
);

/** A post as it is now, for its row; null when it is gone. */
async function fetchState(id: string): Promise<PostState | null> {
  try {
    const { post, review } = await fetchReviewDetail(id);
    const { title, content, blocksJson, revision, isConfirmed, isRejected } = post;
    const { isRewardDue, revertReason } = post;
    return {
      ...{ title, content, revision, isRejected, ...review },
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
 * Asks again for posts that somebody else changed or decided about, and shows each in its place as it is now. Where the
 * answer fails, the row stays as the admin saw it: the next decision about it is refused like this one.
 */
export const refreshPostsAtom = atom(null, async (_get, set, ids: readonly string[]) => {
  const isHere = set(whileOwnerAtom);
  const refresh = async (id: string) => {
    const state = await fetchState(id);
    if (isHere()) set(takeStatesAtom, new Map([[id, state]]));
  };
  await Promise.allSettled(ids.filter((id) => set(isShownAtom, id)).map(refresh));
});
