import { lazyLoad } from '@/design/lazy/lazyLoad';
import { useEffect } from 'react';
// A sheet of its own would be one request more in the first view of a search.
import './markFound.css';

// Without marks the posts read the same.
const marking = lazyLoad(() => import('./markFound'));

/** Marks the words of a search in the posts of an element; `q` undefined marks nothing. */
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
