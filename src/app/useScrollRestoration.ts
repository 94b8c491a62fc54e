import { routes } from '@/config/routes';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long to wait after a return until the page is tall enough for its old scroll position, in ms. */
const TIMEOUT = 3000;

/**
 * Starts a new page at its top, and a page after a return at its old position. The browser's own
 * restoration, which runs before the content is there, would only interfere. The feed stores its
 * scroll positions itself, because it also restores the list.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname, ...location } = useLocation();
  // The address changed within the same page, for instance to another tab of it.
  const stays = (location.state as { stays?: boolean } | null)?.stays === true;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, number>());
  const firstKey = useRef<string | null>(key);

  useEffect(() => {
    const own = () => {
      history.scrollRestoration = 'manual';
    };
    // A reloaded page comes complete from the server, so the browser restores its scroll position.
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
    // The reader of a server-rendered page may have scrolled it before this ran.
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
      // A reader who scrolls has chosen another position.
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
