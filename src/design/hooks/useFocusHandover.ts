import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Passes the focus on when the focused element is removed; otherwise the page would lose it.
 * @param next the element that gets the focus
 * @returns the ref of the element that may be removed
 */
export function useFocusHandover<T extends HTMLElement>(
  next: () => HTMLElement | null,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const handOver = useEffectEvent(() => next()?.focus());
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element !== null && document.activeElement === element) handOver();
    };
  }, []);
  return ref;
}
