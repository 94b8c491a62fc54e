import { useRef } from 'react';

/**
 * Tells when a part of the page becomes the one that is worked on. A press tells only once it is
 * over: the tools that then appear move what stands below, and a button that moves away under the
 * finger is never pressed.
 */
export function useActivation(onActivate: () => void) {
  const pressing = useRef(false);
  return {
    onPointerDown: () => {
      pressing.current = true;
      const release = () => {
        // After the click that the release makes.
        setTimeout(() => {
          if (!pressing.current) return;
          pressing.current = false;
          onActivate();
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
