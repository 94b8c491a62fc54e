import { useEffect, useRef, type RefObject } from 'react';

/** How far below the window the end may be when the next posts are fetched, in CSS px. */
const AHEAD = 800;

/** Calls `onNear` when the element comes near the window, and again each time `again` changes there. */
export function useNearEnd(
  onNear: () => void,
  enabled: boolean,
  again: unknown,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
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
      { rootMargin: `0px 0px ${AHEAD}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [enabled, again]);
  return element;
}
