import { showToastAtom } from '@/state/toasts';
import { commentTexts } from '@/texts/comment';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Comments } from './useComments';

/** To the comment, which is marked as long as it has the focus. */
function showComment(commentId: string): void {
  const comment = document.getElementById(commentId);
  if (!comment) return;
  comment.tabIndex = -1;
  comment.focus({ preventScroll: true });
  comment.scrollIntoView({ block: 'center' });
}

/**
 * Leads to the comment that the address names, for instance from a notification: loads pages until
 * it is there, and else leads to the heading and says so, for it may be gone.
 * @param onUnknown asks for the post again: a person who is led to a comment with the post open is led to one
 *   that came after it was loaded
 * @returns the comment that the address names as long as it is not there
 */
export function useScrollToAnchor(
  { threads, seek }: Pick<Comments, 'threads' | 'seek'>,
  heading: RefObject<HTMLElement | null>,
  onUnknown: (() => void) | undefined,
): string | null {
  const showToast = useSetAtom(showToastAtom);
  const { hash, key } = useLocation();
  const [firstKey] = useState(key);
  // By the place in the history that asked for it, so that each is led to once.
  const begun = useRef<string>(null);
  const ended = useRef<string>(null);
  const sought = /^#(comment\d+)$/.exec(hash)?.[1];
  const isThere = threads.some(({ comment, replies }) =>
    [comment, ...replies].some(({ commentId }) => commentId === sought),
  );

  useEffect(() => {
    if (!sought || ended.current === key) return;
    if (isThere) {
      ended.current = key;
      // One further down is only drawn now that it is asked for, and the page begins at its top.
      requestAnimationFrame(() => showComment(sought));
    } else if (begun.current !== key) {
      begun.current = key;
      if (key !== firstKey && onUnknown) onUnknown();
      else {
        void seek(sought).then((isFound) => {
          if (!isFound) heading.current?.scrollIntoView();
          if (isFound === false) showToast({ text: commentTexts.notFound, tone: 'danger' });
        });
      }
    }
  }, [sought, key, isThere, firstKey, seek, heading, onUnknown, showToast]);

  return sought && !isThere ? sought : null;
}
