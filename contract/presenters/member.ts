import type { Member } from '../models/member';
import { can } from '../policies';
import type { Actor } from '../policies/actor';
import { formatId } from '../rules/site/ids';
import { isoDate } from './iso-date';
import type { AuthorRecord } from './post';

/** A member with the fields that only they may see. */
export interface MemberRecord extends AuthorRecord {
  email: string;
  bio: string;
  waterDrops: number;
  gems: number;
  level: number;
  experience: number;
  adminLevel: number;
}

/** A member as the actor may see them: others see no email and no balances. */
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

/** The figures of a member's public page; `joinedAt` in ms. */
export interface ProfileRecord {
  joinedAt: number;
  /** The number of published posts, and of their likes. */
  postCount: number;
  likeCount: number;
  /** Whether the viewer blocked the member. */
  isBlocked: boolean;
  /** How many members follow the member, and whether the viewer does. */
  followerCount: number;
  isFollowing: boolean;
}

/** The figures of a member's public page as the API returns them. */
export function presentProfile({ joinedAt, ...figures }: ProfileRecord) {
  const { postCount, likeCount, isBlocked, followerCount, isFollowing } = figures;
  return {
    joinedAt: isoDate(joinedAt),
    ...{ postCount, likeCount, isBlocked, followerCount, isFollowing },
  };
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

/** A member whom the viewer follows, and since when, ms. */
export interface FollowedRecord extends AuthorRecord {
  followedAt: number;
}

/** An entry of the viewer's list of followed members. */
export function presentFollowed({ id, userName, profileImage, followedAt }: FollowedRecord) {
  return {
    user_id: formatId('user', id),
    user_name: userName,
    profile_image: profileImage,
    followedAt: isoDate(followedAt),
  };
}

/** A session of a member; times in ms. */
export interface SessionRecord {
  id: string;
  /** Whether the request came with this session. */
  isCurrent: boolean;
  userAgent: string;
  createdAt: number;
  lastSeenAt: number;
  /** Null while it lasts. */
  endedAt: number | null;
}

/**
 * A member's sessions: that of the request first, the others in the given order.
 * @param sessions the latest used first
 */
export function presentSessions(sessions: readonly SessionRecord[]) {
  return sessions
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    .map(({ id, isCurrent, userAgent, createdAt, lastSeenAt, endedAt }) => ({
      sessionId: id,
      isCurrent,
      userAgent,
      createdAt: isoDate(createdAt),
      lastSeenAt: isoDate(lastSeenAt),
      endedAt: endedAt === null ? null : isoDate(endedAt),
    }));
}
