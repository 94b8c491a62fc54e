import type { Comment } from '@contract/models/comment';
import type { Actor } from '@contract/policies/actor';
import * as present from '@contract/presenters/comment';
import { comments, type CommentRow } from '../db/comments';
import { isCommentHidden } from '../db/hidden';
import { members } from '../db/members';

/** A comment's row as presenters take it. */
export function commentRecord(row: CommentRow, actor: Actor): present.CommentRecord {
  return {
    ...row,
    author: members.get(row.authorId),
    isLiked: actor !== null && comments.isLiked(row.id, actor.id),
    isHidden: actor !== null && isCommentHidden(row, actor.id),
  };
}

/** A comment with the viewer's own flag. */
export const presentComment = (row: CommentRow, actor: Actor, now: number): Comment =>
  present.presentComment(commentRecord(row, actor), now);
