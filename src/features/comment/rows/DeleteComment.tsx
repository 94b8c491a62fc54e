import { call } from '@/api/client';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { forOwner } from '@/state/forOwner';
import { noteGoneCommentAtom } from '@/state/goneComments';
import { whileOwnerAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { countCommentsAtom } from '../threads/writing';
import type { Comments } from '../threads/useComments';
import type { Comment } from '@contract/models/comment';
import { withChange, type CommentRows } from '../threads/threads';

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

interface DeleteCommentProps {
  postId: string;
  commentId: string;
  list: Pick<Comments, 'threads' | 'hasMore' | 'update'>;
  heading: RefObject<HTMLElement | null>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Returns the author link of a comment, or the row that remains of it. */
function wordsOf(commentId: string): HTMLElement | null {
  const row = document.getElementById(commentId);
  return row?.querySelector<HTMLElement>('a:not([tabindex])') ?? row;
}

/**
 * Asks for confirmation, then deletes a comment. The focus, which was on one of its buttons, moves
 * to what remains of it, else to the next comment, the previous one, or the heading.
 */
export default function DeleteComment(props: DeleteCommentProps) {
  const { postId, commentId, list, heading, onDeleted, onClose } = props;
  const [loading, setLoading] = useState(false);
  const heirs = useRef<string[] | null>(null);
  const count = useSetAtom(countCommentsAtom);
  const noteGone = useSetAtom(noteGoneCommentAtom);
  const showToast = useSetAtom(showToastAtom);
  const whileOwner = useSetAtom(whileOwnerAtom);

  // After the dialog has closed, because it returns the focus to a removed button.
  useEffect(
    () => () => {
      const places = heirs.current?.map(wordsOf);
      const heir = places && (places.find((place) => place !== null) ?? heading.current);
      heir?.focus({ preventScroll: true });
    },
    [heading],
  );

  async function confirm(): Promise<void> {
    const ids = list.threads
      .flatMap(({ comment, replies }) => [comment, ...replies])
      .map((comment) => comment.commentId);
    const at = ids.indexOf(commentId);
    setLoading(true);
    try {
      if (await forOwner(whileOwner(), call('deleteComment', { params: { commentId } }))) {
        list.update((rows) => withoutComment(rows, commentId, !list.hasMore));
        count(postId, -1);
        noteGone(commentId);
        heirs.current = [...ids.slice(at), ...ids.slice(0, at).reverse()];
        onDeleted();
      }
    } catch (error) {
      showToast({ text: failureText(error, commentTexts.deleteFailed), tone: 'danger' });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={commentTexts.deleteConfirm}
      confirmLabel={commonTexts.delete}
      cancelLabel={commonTexts.cancel}
      tone="danger"
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
