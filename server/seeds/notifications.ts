import { fixtures } from '@contract/fixtures';
import type { Row } from './rows';

/** The notifications of the sample members as rows. */
export function notificationRows(now: number): Row[] {
  return fixtures.notifications.map((notification) => ({
    id: notification.id,
    member_id: notification.memberId,
    kind: notification.kind,
    post_id: notification.postId,
    comment_id: notification.commentId,
    actor_id: notification.actorId,
    reason: notification.reason,
    is_read: Number(notification.isRead),
    created_at: now - notification.minutesAgo * 60_000,
  }));
}
