import { ApiError } from '@contract/errors';
import { guardUser } from '@contract/policies/access';
import { presentFollowed } from '@contract/presenters/member';
import { guardFollow } from '@contract/rules/members/follows';
import { formatId } from '@contract/rules/site/ids';
import { reasonTexts } from '@contract/texts';
import { follows } from '../db/follows';
import { blocks } from '../db/marks';
import { members } from '../db/members';
import { memberOf } from '../http/viewer';
import { followedBy } from '../presenters/own';
import type { SomeHandlers } from './types';

const answer = (followedId: number, isFollowing: boolean) => ({
  success: true as const,
  userId: formatId('user', followedId),
  isFollowing,
  followerCount: follows.followersOf(followedId).length,
});

export const followCalls = {
  followMember({ params: { userId } }, { viewer, now }) {
    const { id } = memberOf(viewer);
    const other = members.find(userId);
    if (!other || other.deletedAt !== null) {
      throw new ApiError('NOT_FOUND', reasonTexts.memberNotFound);
    }
    guardFollow({
      isSelf: id === userId,
      isBlocked: blocks.has(id, userId),
      isBlockedBy: blocks.has(userId, id),
      count: follows.listOf(id).filter(({ followedId }) => followedId !== userId).length,
    });
    follows.add(id, userId, now);
    return answer(userId, true);
  },

  unfollowMember({ params: { userId } }, { viewer }) {
    follows.remove(memberOf(viewer).id, userId);
    return answer(userId, false);
  },

  listFollowing({ params }, { actor, viewer }) {
    const { id } = memberOf(viewer);
    guardUser(actor, params);
    return { success: true, users: followedBy(id).map(presentFollowed) };
  },
} satisfies SomeHandlers;
