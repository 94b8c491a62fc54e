import type { Comment } from '@contract/models/comment';
import { withChange, type CommentRows } from './threads';

/**
 * Removes a comment as the server does: one with replies stays as an empty row until its last reply
 * is removed. `isWhole` says that no further page with replies can follow.
 */
export function withoutComment(
  rows: CommentRows,
  commentId: string,
  isWhole: boolean,
): CommentRows {
  const all = [...rows.items, ...rows.added];
  const repliesTo = (id: string) => all.filter(({ parentCommentId }) => parentCommentId === id);
  const find = (id: string | null | undefined) => all.find((one) => one.commentId === id);
  if (repliesTo(commentId).length > 0) {
    return withChange(rows, commentId, { isDeleted: true, content: '', likeCount: 0 });
  }
  const parent = find(find(commentId)?.parentCommentId);
  const isEmptied = isWhole && parent?.isDeleted && repliesTo(parent.commentId).length === 1;
  const stays = (comment: Comment): boolean =>
    comment.commentId !== commentId && !(isEmptied && comment === parent);
  return { items: rows.items.filter(stays), added: rows.added.filter(stays) };
}
