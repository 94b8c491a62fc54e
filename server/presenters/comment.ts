import type { Comment } from '@contract/models/comment';
import * as present from '@contract/presenters/comment';
import type { CommentRow } from '../tables/comment';

/** A comment's row in the presenters' form. */
export function commentRecord(row: CommentRow): present.CommentRecord {
  return {
    id: row.id,
    postId: row.post_id,
    author: { id: row.author_id, userName: row.user_name, profileImage: row.profile_image },
    parentId: row.parent_id,
    replyTo:
      row.reply_to_id === null
        ? null
        : {
            id: row.reply_to_id,
            userName: row.reply_to_name ?? '',
            isGone: row.reply_to_gone === 1,
          },
    content: row.content,
    createdAt: row.created_at,
    likeCount: row.like_count,
    isLiked: row.is_liked === 1,
    isEdited: row.edited_at !== null,
    isDeleted: row.deleted_at !== null,
    isHidden: row.is_hidden === 1,
  };
}

/** A comment as the viewer of its row gets it; `now` in ms. */
export const presentComment = (row: CommentRow, now: number): Comment =>
  present.presentComment(commentRecord(row), now);

/** A comment for a reviewer; `now` in ms. */
export const presentReviewComment = (row: CommentRow, now: number): Comment =>
  present.presentReviewComment(commentRecord(row), now);
