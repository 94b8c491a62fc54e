import { COMMENTS_TITLE } from '@/features/comment/Comments';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads down to the comments: on a press, or because the address says so. */
export function useToComments(isLoaded: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { hash, key } = useLocation();

  useEffect(() => {
    if (!isLoaded || !hash.startsWith('#comment')) return;
    // One comment, from a notification; it may be on a later page, or gone. One further down is
    // only drawn now that it is asked for.
    const frame = requestAnimationFrame(() => {
      const comment = document.getElementById(hash.slice(1));
      if (comment) comment.scrollIntoView({ block: 'center' });
      else document.getElementById(COMMENTS_TITLE)?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [isLoaded, hash, key]);

  function toComments(): void {
    const heading = document.getElementById(COMMENTS_TITLE);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    // On a touch screen the keyboard would cover what one wanted to read.
    const writes = !matchMedia('(pointer: coarse)').matches && field.current?.disabled === false;
    (writes ? field.current : heading)?.focus({ preventScroll: true });
  }

  return { field, toComments };
}
