import { formatId } from '@contract/rules/ids';
import type { Notification } from '@contract/models/notification';
import { excerpt } from '@contract/rules/excerpt';
import { headline } from '@contract/rules/headline';
import { COMMENT_EXCERPT } from '@contract/rules/notifications';
import { timeAgo } from '@contract/rules/time';
import { comments } from '../db/comments';
import { members } from '../db/members';
import { notifications, type NotificationRow } from '../db/notifications';
import { posts } from '../db/posts';

/** An entry of a member's bell. */
export function presentNotification(row: NotificationRow, now: number): Notification {
  const { commentId, actorId, postId, kind, isRead, createdAt } = row;
  const post = postId === null ? null : posts.find(postId);
  const comment = commentId === null ? null : comments.find(commentId);
  const actor = actorId === null ? null : members.get(actorId);
  return {
    notificationId: formatId('notification', row.id),
    kind,
    postId: postId === null ? null : formatId('post', postId),
    postTitle: post ? headline(post.title, post.blocks) : '',
    commentId: commentId === null ? null : formatId('comment', commentId),
    excerpt: comment ? excerpt(comment.content, COMMENT_EXCERPT) : row.reason,
    actorId: actorId === null ? null : formatId('user', actorId),
    actorName: actor?.userName ?? null,
    actorImage: actor?.profileImage ?? null,
    level: row.level,
    otherCount: notifications.otherCount(row),
    isRead,
    timeAgo: timeAgo(createdAt, now),
    createdAt: new Date(createdAt).toISOString(),
  };
}
