import type { AdminMember } from '@contract/models/admin-member';
import * as present from '@contract/presenters/admin-member';
import { audit } from '../db/audit';
import { comments } from '../db/comments';
import { members, type MemberRow } from '../db/members';
import { posts } from '../db/posts';
import { reports } from '../db/reports';
import { suspensions } from '../db/suspensions';

/** The counts of a member for admins; undone decisions do not count. */
export function countsOf(memberId: number) {
  const own = posts.list().filter(({ authorId }) => authorId === memberId);
  const confirmedCount = own.filter(({ isConfirmed }) => isConfirmed).length;
  const rejectedCount = own.filter(({ isRejected }) => isRejected).length;
  const blinded = own.filter(({ isBlinded }) => isBlinded).length;
  const about = audit.listAbout(memberId);
  const reverts = about.filter(({ action }) => action === 'post.revert');
  const undos = about.filter(({ action, detail }) => action === 'post.undo' && detail === 'revert');
  return {
    pendingCount: own.length - confirmedCount - rejectedCount - blinded,
    confirmedCount,
    rejectedCount,
    commentCount: comments.listBy(memberId).length,
    revertedCount: reverts.length - undos.length,
    reportCount: reports.listAbout(memberId).length,
  };
}

/** A member as admins see them; `now` in ms. */
export function presentAdminMember(member: MemberRow, now: number): AdminMember {
  const { id } = member;
  const found = suspensions.find(id);
  const suspension = found && {
    ...found,
    by: members.get(found.actorId),
    at: found.createdAt,
  };
  return present.presentAdminMember({ ...member, ...countsOf(id), suspension }, now);
}
