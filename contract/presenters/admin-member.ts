import type { AdminMember } from '../models/admin-member';
import { formatId } from '../rules/site/ids';
import { liveSuspension, type Suspension } from '../rules/members/suspension';
import { isoDate } from './iso-date';
import { presentPerson, type PersonRecord } from './person';
import type { AuthorRecord } from './post';

/** A suspension, the admin who decided it and when; times in ms. */
export interface SuspensionRecord extends Suspension {
  by: PersonRecord | null;
  at: number;
}

/** A member as admins see them; times in ms. */
export interface AdminMemberRecord extends AuthorRecord {
  email: string;
  bio: string;
  joinedAt: number;
  adminLevel: number;
  level: number;
  pendingCount: number;
  confirmedCount: number;
  rejectedCount: number;
  commentCount: number;
  revertedCount: number;
  reportCount: number;
  suspension: SuspensionRecord | null;
}

/** A suspension as its member sees it; null without one in force. @param now ms */
export function presentSuspension(suspension: Suspension | null | undefined, now: number) {
  const live = liveSuspension(suspension, now);
  return live && { reason: live.reason, until: live.until === null ? null : isoDate(live.until) };
}

/** A member as admins see them. @param now ms */
export function presentAdminMember(member: AdminMemberRecord, now: number): AdminMember {
  const live = liveSuspension(member.suspension, now);
  const suspension = presentSuspension(live, now);
  return {
    user_id: formatId('user', member.id),
    user_name: member.userName,
    email: member.email,
    profile_image: member.profileImage,
    bio: member.bio,
    joinedAt: isoDate(member.joinedAt),
    admin_level: member.adminLevel,
    adminLevel: member.adminLevel,
    level: member.level,
    pendingCount: member.pendingCount,
    confirmedCount: member.confirmedCount,
    rejectedCount: member.rejectedCount,
    commentCount: member.commentCount,
    revertedCount: member.revertedCount,
    reportCount: member.reportCount,
    suspension: live &&
      suspension && { ...suspension, by: presentPerson(live.by), at: isoDate(live.at) },
  };
}
