import type { Comment } from '@contract/models/comment';
import { formatId } from '@contract/rules/ids';
import { timeAgo } from '@contract/rules/time';
import type { CommentRow } from '../tables/comment';
import { isoDate } from './iso-date';

/**
 * A comment as answered; one that is deleted, or that the viewer does not want to read, keeps its
 * place and loses its words. `now` in ms.
 */
export function presentComment(row: CommentRow, now: number): Comment {
  const isDeleted = row.deleted_at !== null;
  const isBlocked = !isDeleted && row.is_hidden === 1;
  return {
    commentId: formatId('comment', row.id),
    postId: formatId('post', row.post_id),
    userId: formatId('user', row.author_id),
    userName: row.user_name,
    profileImage: row.profile_image,
    content: isDeleted || isBlocked ? '' : row.content,
    timeAgo: timeAgo(row.created_at, now),
    createdAt: isoDate(row.created_at),
    likeCount: row.like_count,
    isLiked: row.is_liked === 1,
    isEdited: row.edited_at !== null,
    isDeleted,
    isBlocked,
    parentCommentId: row.parent_id === null ? null : formatId('comment', row.parent_id),
  };
}
