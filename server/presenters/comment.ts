import type { Comment } from '@contract/models/comment';
import * as present from '@contract/presenters/comment';
import type { CommentRow } from '../tables/comment';
import { readNamedMentions } from '../tables/mention';

/** A comment's row in the presenters' form. */
export function commentRecord(row: CommentRow): present.CommentRecord {
  const { authorId, userName, profileImage, replyToId: id, replyToName, isReplyToGone } = row;
  return {
    ...row,
    author: { id: authorId, userName, profileImage },
    replyTo: id === null ? null : { id, userName: replyToName ?? '', isGone: isReplyToGone },
    mentions: readNamedMentions(row.mentions),
    isEdited: row.editedAt !== null,
    isDeleted: row.deletedAt !== null,
  };
}

/** A comment as the viewer of its row gets it; `now` in ms. */
export const presentComment = (row: CommentRow, now: number): Comment =>
  present.presentComment(commentRecord(row), now);

/** A comment for a reviewer; `now` in ms. */
export const presentReviewComment = (row: CommentRow, now: number): Comment =>
  present.presentReviewComment(commentRecord(row), now);
