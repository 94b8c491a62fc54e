import { guardUser } from '@contract/policies/access';
import { presentFollowed } from '@contract/presenters/member';
import { formatId } from '@contract/rules/site/ids';
import { followMember, unfollowMember } from '../commands/follow';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { listFollowed } from '../tables/follow';

/** The members whom a member follows. */
export const followRoutes = {
  async followMember({ params: { userId: followedId }, services, viewer, now }) {
    const pair = { memberId: requireMember(viewer).id, followedId };
    const followerCount = await followMember(services.db, pair, now);
    return {
      success: true,
      userId: formatId('user', followedId),
      isFollowing: true,
      followerCount,
    };
  },

  async unfollowMember({ params: { userId: followedId }, services, viewer }) {
    const pair = { memberId: requireMember(viewer).id, followedId };
    const followerCount = await unfollowMember(services.db, pair);
    return {
      success: true,
      userId: formatId('user', followedId),
      isFollowing: false,
      followerCount,
    };
  },

  async listFollowing({ params, services, viewer }) {
    const { id } = requireMember(viewer);
    guardUser(viewer, params);
    const rows = await listFollowed(services.db, { memberId: id });
    return { success: true, users: rows.map((row) => presentFollowed(row)) };
  },
} satisfies SomeHandlers;
