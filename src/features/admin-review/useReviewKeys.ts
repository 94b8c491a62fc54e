import { isComposing } from '@/design/hooks/enterGuard';
import { useEffect, useRef } from 'react';

/** What a key does. */
export type ReviewKey = 'next' | 'previous' | 'confirm' | 'revert' | 'preview' | 'select' | 'help';

// By their places: with a Korean input method the keys write other letters.
const keys: Partial<Record<string, ReviewKey>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyC: 'confirm',
  KeyR: 'revert',
  KeyV: 'preview',
  KeyX: 'select',
};

/** Marks what stands in a dialog in which the keys go on. */
export const reviewKeysHere = { 'data-review-keys': '' };

/** Whether a dialog is open in which the keys mean nothing. */
const isInDialog = () =>
  [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => !dialog.querySelector('[data-review-keys]'),
  );

const writing = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** The key that an event means here; null while somebody writes, and in a dialog of another purpose. */
function reviewKeyOf(event: KeyboardEvent): ReviewKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const { target } = event;
  if (target instanceof Element && target.closest(writing)) return null;
  if (isInDialog()) return null;
  if (event.key === '?') return 'help';
  if (event.shiftKey) return null;
  const key = keys[event.code] ?? null;
  // A key that is held down goes through the list, and decides about one post only.
  return event.repeat && key !== 'next' && key !== 'previous' ? null : key;
}

/** Listens to the keys of the review page while it is on the screen. */
export function useReviewKeys(onKey: (key: ReviewKey) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = reviewKeyOf(event);
      if (key === null) return;
      // A composition has begun nowhere: there is no field to write in.
      if (!isComposing(event)) event.preventDefault();
      latest.current(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
