import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top. Going back and forward is left alone: the feed restores its own
 * place, and the browser's guess, made before the list is there, would only get in the way.
 */
export function useScrollToTop(): void {
  const { key, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    if (!isReturn && !hash) window.scrollTo(0, 0);
  }, [key, hash, isReturn]);
}
