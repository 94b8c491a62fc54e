import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus on when an element goes that has it; it would be lost to the page otherwise.
 * @param next what takes it
 * @returns the ref of what may go
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
