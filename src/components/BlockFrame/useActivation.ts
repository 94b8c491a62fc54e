import { startTransition, useRef, type PointerEvent } from 'react';

/** The press may have removed its part of the page or moved the focus to another part. */
function isStillHere(part: Element): boolean {
  const focused = document.activeElement?.closest('[data-block]');
  return part.isConnected && (!focused || focused === part);
}

/**
 * Calls back when a part of the page becomes the active one. A press counts only when it ends: the
 * tools that then appear move the content, and a button that moves away under the finger would miss
 * the press.
 */
export function useActivation(onActivate: () => void) {
  const pressing = useRef(false);
  return {
    onPointerDown: ({ currentTarget }: PointerEvent) => {
      pressing.current = true;
      const release = () => {
        // Runs after the click that the release causes.
        setTimeout(() => {
          if (!pressing.current) return;
          pressing.current = false;
          if (isStillHere(currentTarget)) onActivate();
        });
        window.removeEventListener('pointerup', release);
        window.removeEventListener('pointercancel', drop);
      };
      const drop = () => {
        pressing.current = false;
        window.removeEventListener('pointerup', release);
      };
      window.addEventListener('pointerup', release, { once: true });
      window.addEventListener('pointercancel', drop, { once: true });
    },
    onFocus: () => {
      // A block that was just added gets the focus at once: its text comes first, then its tools.
      if (!pressing.current) startTransition(onActivate);
    },
  };
}
