import { startTransition, useRef, type PointerEvent } from 'react';

/** The press may have removed its own part, or moved the focus to another. */
function isStillHere(part: Element): boolean {
  const focused = document.activeElement?.closest('[data-block]');
  return part.isConnected && (!focused || focused === part);
}

/**
 * Calls back when a part of the page becomes the active one. A press counts only once it is over:
 * the tools that then appear move the content below, and a button that moves away from under the
 * finger is never pressed.
 */
export function useActivation(onActivate: () => void) {
  const pressing = useRef(false);
  return {
    onPointerDown: ({ currentTarget }: PointerEvent) => {
      pressing.current = true;
      const release = () => {
        // This runs after the click that the release causes.
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
      // The focus comes with a block that was just added: its words first, then its tools.
      if (!pressing.current) startTransition(onActivate);
    },
  };
}
