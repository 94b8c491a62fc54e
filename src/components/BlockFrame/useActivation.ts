import { useRef, type PointerEvent } from 'react';

/** What was pressed may have taken its part away, or led on to another. */
function isStillHere(part: Element): boolean {
  const focused = document.activeElement?.closest('[data-block]');
  return part.isConnected && (!focused || focused === part);
}

/**
 * Tells when a part of the page becomes the one that is worked on. A press tells only once it is
 * over: the tools that then appear move what stands below, and a button that moves away under the
 * finger is never pressed.
 */
export function useActivation(onActivate: () => void) {
  const pressing = useRef(false);
  return {
    onPointerDown: ({ currentTarget }: PointerEvent) => {
      pressing.current = true;
      const release = () => {
        // After the click that the release makes.
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
      if (!pressing.current) onActivate();
    },
  };
}
