import type { ReportTarget } from '@contract/models/report';
import { isBlindDue } from '@contract/rules/admin/moderation';
import { liveSuspension } from '@contract/rules/members/suspension';
import { formatId } from '@contract/rules/site/ids';
import { audit } from './audit';
import { comments } from './comments';
import { notifications } from './notifications';
import { posts } from './posts';
import { reports } from './reports';
import { moderation } from './settings';
import { suspensions } from './suspensions';

interface Reported {
  targetType: ReportTarget;
  targetId: number;
}

/** A reported post or comment; null if it is gone. */
function find({ targetType, targetId }: Reported) {
  if (targetType === 'comment') {
    const comment = comments.find(targetId);
    if (!comment || comment.isDeleted) return null;
    const { postId, authorId, isBlinded } = comment;
    const about = { memberId: authorId, postId, commentId: targetId };
    return { about, isShown: !isBlinded, isBlinded, decidedAt: 0 };
  }
  const post = posts.find(targetId);
  if (!post) return null;
  const { authorId, isConfirmed, isBlinded, reviewedAt } = post;
  const about = { memberId: authorId, postId: targetId, commentId: null };
  return { about, isShown: isConfirmed, isBlinded, decidedAt: reviewedAt ?? 0 };
}

/** Whether reports hide a post or a comment until an admin decides. */
export const isBlinded = (reported: Reported): boolean => find(reported)?.isBlinded ?? false;

function write({ targetType, targetId }: Reported, isOn: boolean): void {
  if (targetType === 'comment') comments.blind(targetId, isOn);
  else posts.update(targetId, { isBlinded: isOn, isConfirmed: !isOn });
}

/** Hides a post or a comment if enough members reported it, and notifies its author. */
export function blindIfDue(reported: Reported, now: number): void {
  const target = find(reported);
  if (!target?.isShown) return;
  const { targetType, targetId } = reported;
  const counted = reports
    .openOf(targetType, targetId)
    .filter(({ createdAt }) => createdAt >= target.decidedAt)
    .filter(({ memberId }) => liveSuspension(suspensions.find(memberId), now) === null).length;
  if (!isBlindDue(moderation.read(), counted)) return;
  write(reported, true);
  const { about } = target;
  audit.write({
    ...{ actorId: null, action: `${targetType}.blind`, subject: formatId(targetType, targetId) },
    ...{ detail: '', memberId: about.memberId, after: JSON.stringify({ reports: counted }), now },
  });
  notifications.notify({ ...about, kind: 'blinded', actorId: null, reason: '', createdAt: now });
}

/** Shows a post or a comment again if reports hid it, and notifies its author. */
export function liftBlind(reported: Reported, actorId: number | null, now: number): void {
  const target = find(reported);
  if (!target?.isBlinded) return;
  write(reported, false);
  const { about } = target;
  if (about.memberId === actorId) return;
  const lifted = { kind: 'blind_lifted', actorId: null, reason: '' } as const;
  notifications.notify({ ...about, ...lifted, createdAt: now });
}
