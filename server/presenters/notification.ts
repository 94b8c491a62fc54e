import type { Block } from '@contract/models/block';
import { formatId } from '@contract/rules/ids';
import type { Notification } from '@contract/models/notification';
import { excerpt } from '@contract/rules/excerpt';
import { headline } from '@contract/rules/headline';
import { COMMENT_EXCERPT, othersWhoLike } from '@contract/rules/notifications';
import { timeAgo } from '@contract/rules/time';
import type { NotificationRow } from '../tables/notification-list';
import { isoDate } from './iso-date';

/** An entry of a member's bell as answered; `now` in ms. */
export function presentNotification(row: NotificationRow, now: number): Notification {
  const { id, kind, blocks, comment_id, actor_id, content } = row;
  return {
    notificationId: formatId('notification', id),
    kind,
    postId: row.post_id === null ? null : formatId('post', row.post_id),
    postTitle: blocks === null ? '' : headline(row.title, JSON.parse(blocks) as Block[]),
    commentId: comment_id === null ? null : formatId('comment', comment_id),
    excerpt: content === null ? row.reason : excerpt(content, COMMENT_EXCERPT),
    actorId: actor_id === null ? null : formatId('user', actor_id),
    actorName: row.user_name,
    actorImage: row.profile_image,
    level: row.level,
    otherCount: kind === 'like' ? othersWhoLike(row.like_count ?? 0, row.unseen) : 0,
    isRead: row.is_read === 1,
    timeAgo: timeAgo(row.created_at, now),
    createdAt: isoDate(row.created_at),
  };
}
