import { formatId } from '@contract/rules/ids';
import type { Member } from '@contract/models/member';
import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import type { MemberRow } from '../db/members';

/** A member as a viewer may see one. */
export function presentMember(row: MemberRow, actor: Actor): Member {
  const isPrivate = !can(actor, 'member.readPrivate', row);
  return {
    user_id: formatId('user', row.id),
    user_name: row.userName,
    email: isPrivate ? null : row.email,
    profile_image: row.profileImage,
    bio: row.bio,
    water_drops: isPrivate ? 0 : row.waterDrops,
    gems: isPrivate ? 0 : row.gems,
    level: row.level,
    experience: row.experience,
    admin_level: row.adminLevel,
    adminLevel: row.adminLevel,
  };
}
