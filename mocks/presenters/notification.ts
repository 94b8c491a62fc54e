import type { Notification } from '@contract/models/notification';
import * as present from '@contract/presenters/notification';
import { comments } from '../db/comments';
import { mutedPosts } from '../db/marks';
import { members } from '../db/members';
import { notifications, type NotificationRow } from '../db/notifications';
import { posts } from '../db/posts';

/** An entry of a member's bell. */
export function presentNotification(row: NotificationRow, now: number): Notification {
  const { commentId, actorId, memberId, postId } = row;
  const comment = commentId === null ? null : comments.find(commentId);
  const record: present.NotificationRecord = {
    ...row,
    post: postId === null ? null : posts.find(postId),
    content: comment && (comment.isBlinded ? '' : comment.content),
    actor: actorId === null ? null : members.get(actorId),
    isPostMuted: postId !== null && mutedPosts.has(memberId, postId),
    unseenLikes: notifications.unseenLikes(row),
  };
  return present.presentNotification(record, now);
}
