import { media } from '@/design/tokens/scale';
import { COMMENTS_TITLE } from '@/features/comment/Comments';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the comments: on a press, or because the address says so. */
export function useToComments(isLoaded: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { hash, key } = useLocation();

  useEffect(() => {
    if (!isLoaded || hash !== '#comments') return;
    const frame = requestAnimationFrame(() =>
      document.getElementById(COMMENTS_TITLE)?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, [isLoaded, hash, key]);

  function toComments(): void {
    const heading = document.getElementById(COMMENTS_TITLE);
    const still = matchMedia(media.reducedMotion).matches;
    heading?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    // On a touch screen the keyboard would cover the comments.
    const writes = !matchMedia(media.touch).matches && field.current?.disabled === false;
    (writes ? field.current : heading)?.focus({ preventScroll: true });
  }

  return { field, toComments };
}
