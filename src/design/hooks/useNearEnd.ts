import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `onNear` when the element comes within `ahead` px below the window, and again each time
 * `again` changes there.
 */
export function useNearEnd<E extends HTMLElement = HTMLDivElement>(
  onNear: () => void,
  enabled: boolean,
  ahead: number,
  again: unknown,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!enabled || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: `0px 0px ${ahead}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [enabled, ahead, again]);
  return element;
}
