import { routes } from '@/config/routes';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a page that was come back to may take until it is tall enough for its place, in ms. */
const TIMEOUT = 3000;

/**
 * A new page starts at its top; one that was come back to, where it was left. The browser's own
 * guess, made before the content is there, would only get in the way. The feed keeps its places
 * itself, because it also brings back the list.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname, ...location } = useLocation();
  // A change within a page, such as to another tab of it.
  const stays = (location.state as { stays?: boolean } | null)?.stays === true;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, number>());
  const firstKey = useRef<string | null>(key);

  useEffect(() => {
    const own = () => {
      history.scrollRestoration = 'manual';
    };
    // A page that is loaded again comes whole from the server: there the browser knows the place.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    own();
    window.addEventListener('pageshow', own);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', own);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    // Anyone who reads a page that the server rendered may have scrolled it before this ran.
    const isFirst = firstKey.current === key;
    firstKey.current = null;
    if (isFirst || (isReturn && pathname === routes.home) || (stays && !isReturn)) return;
    const kept = isReturn ? places.current.get(key) : undefined;
    if (kept === undefined && hash) return;
    window.scrollTo(0, kept ?? 0);
  }, [key, hash, isReturn, pathname, stays]);

  useEffect(() => {
    const { current: kept } = places;
    const listening = new AbortController();
    const { signal } = listening;
    const wanted = isReturn && pathname !== routes.home ? (kept.get(key) ?? 0) : 0;
    let isWaiting = wanted > 0;
    const settle = () => {
      isWaiting = false;
      growing.disconnect();
    };
    const growing = new ResizeObserver(() => {
      if (isWaiting) window.scrollTo(0, wanted);
      if (window.scrollY >= wanted - 1) settle();
    });
    const follow = () => {
      if (!isWaiting) kept.set(key, window.scrollY);
    };
    window.addEventListener('scroll', follow, { passive: true, signal });
    let timeout: ReturnType<typeof setTimeout> | undefined;
    if (isWaiting) {
      growing.observe(document.body);
      // Anyone who moves by hand has found another place.
      for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
        window.addEventListener(type, settle, { passive: true, signal });
      timeout = setTimeout(settle, TIMEOUT);
    }
    return () => {
      clearTimeout(timeout);
      growing.disconnect();
      listening.abort();
    };
  }, [key, isReturn, pathname]);
}
