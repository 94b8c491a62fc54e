import type { Member } from '@contract/models/member';
import * as present from '@contract/presenters/member';
import type { MemberRow } from '../tables/member';
import type { FollowedRow } from '../tables/follow';
import type { BlockedRow } from '../tables/own-marks';
import type { ProfileRow } from '../tables/profile';
import type { Viewer } from '../tables/session';

/** A member's row in the presenters' form. */
export function memberRecord(row: MemberRow): present.MemberRecord {
  return {
    id: row.id,
    userName: row.user_name,
    email: row.email,
    profileImage: row.profile_image,
    bio: row.bio,
    waterDrops: row.water_drops,
    gems: row.gems,
    level: row.level,
    experience: row.experience,
    adminLevel: row.admin_level,
  };
}

/** A member in the form that `viewer` may see. */
export const presentMember = (row: MemberRow, viewer: Viewer | null): Member =>
  present.presentMember(memberRecord(row), viewer);

/** The figures of a member's public page. */
export const presentProfile = ({ isBlocked, isFollowing, ...profile }: ProfileRow) =>
  present.presentProfile({
    ...profile,
    isBlocked: isBlocked > 0,
    isFollowing: isFollowing > 0,
  });

/** A row of the viewer's blocked members in the presenters' form. */
export function blockedRecord(row: BlockedRow): present.BlockedRecord {
  const { id, user_name: userName, profile_image: profileImage, blocked_at: blockedAt } = row;
  return { id, userName, profileImage, blockedAt };
}

/** A row of the members whom the viewer follows in the presenters' form. */
export function followedRecord(row: FollowedRow): present.FollowedRecord {
  const { id, user_name: userName, profile_image: profileImage, followed_at: followedAt } = row;
  return { id, userName, profileImage, followedAt };
}
