import type { Comment } from '@contract/models/comment';
import { formatId } from '@contract/rules/ids';
import type { Actor } from '@contract/policies/actor';
import { timeAgo } from '@contract/rules/time';
import { comments, type CommentRow } from '../db/comments';
import { isCommentHidden } from '../db/hidden';
import { members } from '../db/members';

/** A comment with the viewer's own flag. */
export function presentComment(row: CommentRow, actor: Actor, now: number): Comment {
  const author = members.get(row.authorId);
  const isBlocked = actor !== null && !row.isDeleted && isCommentHidden(row, actor.id);
  return {
    commentId: formatId('comment', row.id),
    postId: formatId('post', row.postId),
    userId: formatId('user', author.id),
    userName: author.userName,
    profileImage: author.profileImage,
    content: isBlocked ? '' : row.content,
    timeAgo: timeAgo(row.createdAt, now),
    createdAt: new Date(row.createdAt).toISOString(),
    likeCount: row.likeCount,
    isLiked: actor !== null && comments.isLiked(row.id, actor.id),
    isEdited: row.isEdited,
    isDeleted: row.isDeleted,
    isBlocked,
    parentCommentId: row.parentId === null ? null : formatId('comment', row.parentId),
  };
}
