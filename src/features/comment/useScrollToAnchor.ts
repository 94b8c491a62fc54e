import { showToastAtom } from '@/state/toasts';
import { commentTexts } from '@/texts/comment';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Comments } from './useComments';

/** Scrolls to the comment and focuses it, which highlights it. */
function showComment(commentId: string): void {
  const comment = document.getElementById(commentId);
  if (!comment) return;
  comment.tabIndex = -1;
  comment.focus({ preventScroll: true });
  comment.scrollIntoView({ block: 'center' });
}

/**
 * Scrolls to the comment that the address names, for instance from a notification: loads pages
 * until it is found, else scrolls to the heading and says that it may be gone.
 * @param onUnknown reloads the post, because a link may name a comment that is newer than the open
 * post
 * @returns the comment that the address names until it is found
 */
export function useScrollToAnchor(
  { threads, seek }: Pick<Comments, 'threads' | 'seek'>,
  heading: RefObject<HTMLElement | null>,
  onUnknown: (() => void) | undefined,
): string | null {
  const showToast = useSetAtom(showToastAtom);
  const { hash, key } = useLocation();
  const [firstKey] = useState(key);
  // By history entry, so that each one scrolls only once.
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
      // A comment further down was only rendered now, while the page starts at its top.
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
