import type { Member } from '../models/member';
import { can } from '../policies';
import type { Actor } from '../policies/actor';
import { formatId } from '../rules/ids';
import { isoDate } from './iso-date';
import type { AuthorRecord } from './post';

/** A member with what only they may see of themselves. */
export interface MemberRecord extends AuthorRecord {
  email: string;
  bio: string;
  waterDrops: number;
  gems: number;
  level: number;
  experience: number;
  adminLevel: number;
}

/** A member as the actor may see them: others get no email and no balances. */
export function presentMember(member: MemberRecord, actor: Actor): Member {
  const isOpen = can(actor, 'member.readPrivate', member);
  return {
    user_id: formatId('user', member.id),
    user_name: member.userName,
    email: isOpen ? member.email : null,
    profile_image: member.profileImage,
    bio: member.bio,
    water_drops: isOpen ? member.waterDrops : 0,
    gems: isOpen ? member.gems : 0,
    level: member.level,
    experience: member.experience,
    admin_level: member.adminLevel,
    adminLevel: member.adminLevel,
  };
}

/** What a member's public page tells beside the member; `joinedAt` in ms. */
export interface ProfileRecord {
  joinedAt: number;
  /** Published posts, and the likes that these have. */
  postCount: number;
  likeCount: number;
  /** Whether the viewer blocked the member. */
  isBlocked: boolean;
}

/** A member's public page, beside the member. */
export function presentProfile({ joinedAt, postCount, likeCount, isBlocked }: ProfileRecord) {
  return { joinedAt: isoDate(joinedAt), postCount, likeCount, isBlocked };
}

/** A member whom the viewer blocked, and when, ms. */
export interface BlockedRecord extends AuthorRecord {
  blockedAt: number;
}

/** An entry of the viewer's list of blocked members. */
export function presentBlocked({ id, userName, profileImage, blockedAt }: BlockedRecord) {
  return {
    user_id: formatId('user', id),
    user_name: userName,
    profile_image: profileImage,
    blockedAt: isoDate(blockedAt),
  };
}

/** A place where a member is signed in; moments in ms. */
export interface SessionRecord {
  id: string;
  /** Whether it is the session that asks. */
  isCurrent: boolean;
  userAgent: string;
  createdAt: number;
  lastSeenAt: number;
}

/**
 * A member's sessions: the one that asks first, the others in the order given.
 * @param sessions the latest seen first
 */
export function presentSessions(sessions: readonly SessionRecord[]) {
  return sessions
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    .map(({ id, isCurrent, userAgent, createdAt, lastSeenAt }) => ({
      sessionId: id,
      isCurrent,
      userAgent,
      createdAt: isoDate(createdAt),
      lastSeenAt: isoDate(lastSeenAt),
    }));
}
