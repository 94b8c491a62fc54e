import { useEffect } from 'react';
import { markFound } from './markFound';

/** Marks the words of a search in the posts of an element; `q` undefined marks nothing. */
export function useMarkFound(elementId: string, q: string | undefined): void {
  useEffect(() => {
    const root = document.getElementById(elementId);
    return q && root ? markFound(root, q) : undefined;
  }, [elementId, q]);
}
