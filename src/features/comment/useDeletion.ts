import { noteGoneCommentAtom } from '@/state/goneComments';
import { showToastAtom } from '@/state/toasts';
import { failureText, failureTexts } from '@/texts/errors';
import type { Comment } from '@contract/models/comment';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Comments } from './useComments';

/** Its writer, or what is left of it. */
function wordsOf(commentId: string): HTMLElement | null {
  const row = document.getElementById(commentId);
  return row?.querySelector<HTMLElement>('a:not([tabindex])') ?? row;
}

/**
 * Deleting a comment, after a question. The focus, which was on a button of it, then goes to what is
 * left of it, else to the next one, else to the one before, else to the heading.
 */
export function useDeletion(
  { threads, remove }: Pick<Comments, 'threads' | 'remove'>,
  heading: RefObject<HTMLElement | null>,
  onDone: () => void,
) {
  const [doomed, setDoomed] = useState<Comment | null>(null);
  const [loading, setLoading] = useState(false);
  const heirs = useRef<string[] | null>(null);
  const noteGone = useSetAtom(noteGoneCommentAtom);
  const showToast = useSetAtom(showToastAtom);

  // Only once the dialog has closed, which gives the focus back to a button that is no more.
  useEffect(() => {
    if (doomed || !heirs.current) return;
    const places = heirs.current.map(wordsOf);
    heirs.current = null;
    (places.find((place) => place !== null) ?? heading.current)?.focus({ preventScroll: true });
  }, [doomed, heading]);

  async function confirm(commentId: string): Promise<void> {
    const ids = threads
      .flatMap(({ comment, replies }) => [comment, ...replies])
      .map((comment) => comment.commentId);
    const at = ids.indexOf(commentId);
    setLoading(true);
    try {
      await remove(commentId);
      noteGone(commentId);
      heirs.current = [...ids.slice(at), ...ids.slice(0, at).reverse()];
      onDone();
    } catch (error) {
      showToast({ text: failureText(error, failureTexts.deleteComment), tone: 'error' });
    }
    setLoading(false);
    setDoomed(null);
  }

  return {
    ask: setDoomed,
    /** The question; null while there is none. */
    question: doomed && {
      loading,
      onConfirm: () => void confirm(doomed.commentId),
      onCancel: () => setDoomed(null),
    },
  };
}
