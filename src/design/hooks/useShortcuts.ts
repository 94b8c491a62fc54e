import { useEffect, useRef } from 'react';
import { isComposing } from './enterGuard';

const writing = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** Marks an element in a dialog to keep the page's shortcuts active there. */
export const shortcutsHere = { 'data-shortcuts': '' };

/** Whether an open dialog turns off the page's shortcuts. */
const isInDialog = () =>
  [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => !dialog.querySelector('[data-shortcuts]'),
  );

/** Keys and their actions: by key position (`KeyJ`), or `?`. */
export type Shortcuts<Action extends string> = Readonly<Partial<Record<string, Action>>>;

/** The action of a key here; null while somebody types, and in an unrelated dialog. */
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
  // By position: with a Korean input method the keys type other letters.
  return keys[event.code] ?? null;
}

/**
 * Handles the single-key shortcuts of a page while it is on the screen.
 * @param repeating the action that repeats while its key is held down; all others run once
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
      // No composition can be running: there is no field to type in.
      if (!isComposing(event)) event.preventDefault();
      if (event.repeat && !now.repeating.includes(action)) return;
      now.onAction(action);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
