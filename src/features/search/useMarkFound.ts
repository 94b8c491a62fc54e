import { useEffect } from 'react';

/** Marks the words of a search in the posts of an element; `q` undefined marks nothing. */
export function useMarkFound(elementId: string, q: string | undefined): void {
  useEffect(() => {
    if (!q) return;
    let isOver = false;
    let end = () => {
      isOver = true;
    };
    void import('./markFound').then(
      ({ markFound }) => {
        const root = document.getElementById(elementId);
        if (!isOver && root) end = markFound(root, q);
      },
      // Without the marks the results are still results.
      () => undefined,
    );
    return () => end();
  }, [elementId, q]);
}
