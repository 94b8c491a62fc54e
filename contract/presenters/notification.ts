import type { Block } from '../models/block';
import type { Notification, NotificationKind } from '../models/notification';
import { excerpt } from '../rules/text/excerpt';
import { headline } from '../rules/posts/headline';
import { formatId } from '../rules/site/ids';
import { COMMENT_EXCERPT, othersWhoLike } from '../rules/site/notifications';
import { timeAgo } from '../rules/site/time';
import { isoDate } from './iso-date';
import type { AuthorRecord } from './post';

/** A notification with the records that it names; `createdAt` in ms. */
export interface NotificationRecord {
  id: number;
  kind: NotificationKind;
  /** Null for a notification without a post. The blocks may be empty if the post has a title. */
  post: { id: number; title: string | null; blocks: readonly Block[]; likeCount: number } | null;
  commentId: number | null;
  /** The text of the comment; null if the notification is not about a comment. */
  content: string | null;
  /** The member who caused it; null if it names no member. */
  actor: AuthorRecord | null;
  level: number | null;
  /** The reason of a review; otherwise empty. */
  reason: string;
  /** The title of a deleted post; otherwise empty. */
  postTitle: string;
  isRead: boolean;
  isPostMuted: boolean;
  createdAt: number;
  /** Likes of the post by its author and by members whom they blocked. */
  unseenLikes: number;
  /** How many other new posts the entry includes. */
  others: number;
}

function otherCountOf({ kind, post, unseenLikes, others }: NotificationRecord): number {
  if (kind === 'new_post') return others;
  return kind === 'like' && post ? othersWhoLike(post.likeCount, unseenLikes) : 0;
}

/** A notification as the API returns it. @param now the present, ms */
export function presentNotification(entry: NotificationRecord, now: number): Notification {
  const { kind, post, commentId, content, actor } = entry;
  return {
    notificationId: formatId('notification', entry.id),
    kind,
    postId: post && formatId('post', post.id),
    postTitle: post ? headline(post.title, post.blocks) : entry.postTitle,
    commentId: commentId === null ? null : formatId('comment', commentId),
    excerpt: content === null ? entry.reason : excerpt(content, COMMENT_EXCERPT),
    actorId: actor && formatId('user', actor.id),
    actorName: actor && actor.userName,
    actorImage: actor && actor.profileImage,
    level: entry.level,
    otherCount: otherCountOf(entry),
    isRead: entry.isRead,
    isPostMuted: entry.isPostMuted,
    timeAgo: timeAgo(entry.createdAt, now),
    createdAt: isoDate(entry.createdAt),
  };
}
