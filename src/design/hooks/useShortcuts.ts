import { useEffect, useRef } from 'react';
import { isComposing } from './enterGuard';

const writing = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Marks what stands in a dialog in which the page's keys go on. */
export const shortcutsHere = { 'data-shortcuts': '' };

/** Whether a dialog is open in which the page's keys mean nothing. */
const isInDialog = () =>
  [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => !dialog.querySelector('[data-shortcuts]'),
  );

/** Keys and what they do: by their places (`KeyJ`), or `?`. */
export type Shortcuts<Action extends string> = Readonly<Partial<Record<string, Action>>>;

/** The action of a key here; null while somebody writes, and in a dialog of another purpose. */
function actionOf<Action extends string>(
  keys: Shortcuts<Action>,
  event: KeyboardEvent,
): Action | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const { target } = event;
  if (target instanceof Element && target.closest(writing)) return null;
  if (isInDialog()) return null;
  if (event.key === '?') return keys['?'] ?? null;
  if (event.shiftKey) return null;
  // By their places: with a Korean input method the keys write other letters.
  return keys[event.code] ?? null;
}

/**
 * Listens to the single keys of a page while it is on the screen.
 * @param repeating what a key that is held down does again and again; everything else happens once
 */
export function useShortcuts<Action extends string>(
  keys: Shortcuts<Action>,
  repeating: readonly Action[],
  onAction: (action: Action) => void,
): void {
  const latest = useRef({ keys, repeating, onAction });
  useEffect(() => {
    latest.current = { keys, repeating, onAction };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const now = latest.current;
      const action = actionOf(now.keys, event);
      if (action === null) return;
      // A composition has begun nowhere: there is no field to write in.
      if (!isComposing(event)) event.preventDefault();
      if (event.repeat && !now.repeating.includes(action)) return;
      now.onAction(action);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
