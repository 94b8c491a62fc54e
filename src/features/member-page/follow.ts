import { call } from '@/api/client';
import { followingPath } from '@/config/feedAddress';
import { feedPages, clearFeedAtom } from '@/state/feed';
import { createOptimistic, type OptimisticChange } from '@/state/optimistic';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { followTexts } from '@/texts/follow';
import { atom } from 'jotai';
import { setFollowAtom, setMemberBlockedAtom } from '@/state/memberPage';
import { forOwner } from '@/state/forOwner';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';

/**
 * Unblocks the member whose page is open.
 * @returns false if another member has signed in since
 */
export const unblockMemberAtom = atom(null, async (_get, set, userId: string) => {
  const isHere = set(whileOwnerAtom);
  const unblocking = call('unblockMember', { params: { userId } });
  if (!(await forOwner(isHere, unblocking))) return false;
  set(setMemberBlockedAtom, userId, false);
  set(setHiddenAtom, 'members', userId, false);
  set(clearFeedAtom);
  return true;
});

/** Whether the viewer follows a member, and the member's follower count. */
interface Follow {
  isFollowing: boolean;
  followerCount: number;
}

const changeAtom = createOptimistic<Follow, boolean>();

/** Returns the expected count after the change to `wanted`. */
function foresee({ known, wanted }: OptimisticChange<Follow, boolean>): Follow {
  const difference = Number(wanted) - Number(known.isFollowing);
  return { isFollowing: wanted, followerCount: known.followerCount + difference };
}

/**
 * Follows or unfollows a member: shown at once, requests sent in order, and the server's answers
 * win. A failure restores the server's last state and shows a message.
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
          const { isFollowing, followerCount } = await call(
            aim ? 'followMember' : 'unfollowMember',
            { params: { userId } },
          );
          return { isFollowing, followerCount };
        },
        show: (change) => set(setFollowAtom, userId, foresee(change)),
      },
    );
    // The cached list of followed members' posts is out of date: opening it reloads it.
    if (reached) set(feedPages.changeAtom, followingPath, () => ({ loadedAt: 0 }));
  } catch (error) {
    const fallback = wanted ? followTexts.failed : followTexts.unfollowFailed;
    set(showToastAtom, { text: failureText(error, fallback), tone: 'danger' });
  }
});
