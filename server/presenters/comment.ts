import type { Comment } from '@contract/models/comment';
import { formatId } from '@contract/models/ids';
import { timeAgo } from '@contract/rules/time';
import type { CommentRow } from '../tables/comment';

/** A comment as answered; a deleted one keeps its place and loses its words. `now` in ms. */
export function presentComment(row: CommentRow, now: number): Comment {
  const isDeleted = row.deleted_at !== null;
  return {
    commentId: formatId('comment', row.id),
    postId: formatId('post', row.post_id),
    userId: formatId('user', row.author_id),
    userName: row.user_name,
    profileImage: row.profile_image,
    content: isDeleted ? '' : row.content,
    timeAgo: timeAgo(row.created_at, now),
    createdAt: new Date(row.created_at).toISOString(),
    likeCount: row.like_count,
    isLiked: row.is_liked === 1,
    isEdited: row.edited_at !== null,
    isDeleted,
    isBlocked: false,
    parentCommentId: row.parent_id === null ? null : formatId('comment', row.parent_id),
  };
}
