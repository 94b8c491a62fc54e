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

const writing = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** The key that an event means here; null while somebody writes, and in a dialog. */
function reviewKeyOf(event: KeyboardEvent): ReviewKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const { target } = event;
  if (target instanceof Element && target.closest(writing)) return null;
  if (document.querySelector('dialog[open]')) return null;
  if (event.key === '?') return 'help';
  if (event.shiftKey) return null;
  return keys[event.code] ?? null;
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
