import { sendFollow } from '@/api/collections';
import { followingPath } from '@/config/feedAddress';
import { feedPages } from '@/state/feed';
import { createOptimistic, type OptimisticChange } from '@/state/optimistic';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { followTexts } from '@/texts/follow';
import { atom } from 'jotai';
import { setFollowAtom } from './member';

/** Whether the viewer follows a member, and how many do. */
interface Follow {
  isFollowing: boolean;
  followerCount: number;
}

const changeAtom = createOptimistic<Follow, boolean>();

/** The count as it will be once `wanted` is reached. */
function foresee({ known, wanted }: OptimisticChange<Follow, boolean>): Follow {
  const difference = Number(wanted) - Number(known.isFollowing);
  return { isFollowing: wanted, followerCount: known.followerCount + difference };
}

/**
 * Follows a member or ends it: seen at once, sent in order, and what the server answers wins. A
 * failure puts back what the server last told and says so.
 */
export const followAtom = atom(null, async (_get, set, userId: string, known: Follow) => {
  const wanted = !known.isFollowing;
  try {
    const reached = await set(
      changeAtom,
      userId,
      { known, wanted },
      {
        given: ({ isFollowing }) => isFollowing,
        send: async (_known, aim) => {
          const { isFollowing, followerCount } = await sendFollow(userId, aim);
          return { isFollowing, followerCount };
        },
        show: (change) => set(setFollowAtom, userId, foresee(change)),
      },
    );
    // The kept list of their posts is behind now: it is asked for again when it is opened.
    if (reached) set(feedPages.changeAtom, followingPath, () => ({ loadedAt: 0 }));
  } catch (error) {
    const fallback = wanted ? followTexts.failed : followTexts.unfollowFailed;
    set(showToastAtom, { text: failureText(error, fallback), tone: 'danger' });
  }
});
