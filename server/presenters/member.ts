import { formatId } from '@contract/rules/ids';
import type { Member } from '@contract/models/member';
import { can } from '@contract/policies';
import type { MemberRow } from '../tables/member';
import type { ProfileRow } from '../tables/profile';
import type { Viewer } from '../tables/session';
import { isoDate } from './iso-date';

/**
 * A member as `viewer` may see them: others get no email and no balances
 * (docs/product/rules.md#permissions).
 */
export function presentMember(row: MemberRow, viewer: Viewer | null): Member {
  const isOpen = can(viewer, 'member.readPrivate', row);
  return {
    user_id: formatId('user', row.id),
    user_name: row.user_name,
    email: isOpen ? row.email : null,
    profile_image: row.profile_image,
    bio: row.bio,
    water_drops: isOpen ? row.water_drops : 0,
    gems: isOpen ? row.gems : 0,
    level: row.level,
    experience: row.experience,
    admin_level: row.admin_level,
    adminLevel: row.admin_level,
  };
}

/** What a member's public page tells beside the member. */
export function presentProfile({ joinedAt, postCount, likeCount, isBlocked }: ProfileRow) {
  return {
    joinedAt: isoDate(joinedAt),
    postCount,
    likeCount,
    isBlocked: isBlocked > 0,
  };
}
