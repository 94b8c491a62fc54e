import type { Block } from '@contract/models/block';
import type { Notification } from '@contract/models/notification';
import * as present from '@contract/presenters/notification';
import type { NotificationRow } from '../tables/notification-list';

const blocksOf = (blocks: string | null) => (blocks ? (JSON.parse(blocks) as Block[]) : []);

/** An entry of a member's bell in an answer; `now` in ms. */
export function presentNotification(row: NotificationRow, now: number): Notification {
  const { post_id: postId, actor_id: actorId, title, blocks, like_count: likeCount } = row;
  const record: present.NotificationRecord = {
    id: row.id,
    kind: row.kind,
    post:
      postId === null
        ? null
        : { id: postId, title, blocks: blocksOf(blocks), likeCount: likeCount ?? 0 },
    commentId: row.comment_id,
    content: row.content,
    actor:
      actorId === null
        ? null
        : { id: actorId, userName: row.user_name ?? '', profileImage: row.profile_image },
    level: row.level,
    reason: row.reason,
    postTitle: row.post_title,
    isRead: row.is_read === 1,
    createdAt: row.created_at,
    unseenLikes: row.unseen,
    others: row.others,
  };
  return present.presentNotification(record, now);
}
