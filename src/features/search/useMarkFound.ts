import { lazyLoad } from '@/design/lazy/lazyLoad';
import { useEffect } from 'react';
// A separate style sheet would add a request to the first view of a search.
import './markFound.css';

// Posts are readable without highlights.
const marking = lazyLoad(() => import('./markFound'));

/** Highlights the words of a search in the posts of an element; nothing if `q` is undefined. */
export function useMarkFound(elementId: string, q: string | undefined): void {
  useEffect(() => {
    const root = document.getElementById(elementId);
    if (!q || !root) return;
    let isOver = false;
    let end: (() => void) | undefined;
    marking.load().then(
      ({ markFound }) => {
        if (!isOver) end = markFound(root, q);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [elementId, q]);
}
