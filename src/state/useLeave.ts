import { useEffect, useRef, useState } from 'react';
import { guardWaysOut } from './waysOut';

/** Where the press on a link of ours leads that opens here, and not in another window. */
function pathOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return null;
  return link.pathname + link.search + link.hash;
}

/** The router numbers the pages of a visit. */
function numberOf(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}

type Way = { path: string } | { steps: number };

/** The page as the router knows it. */
interface Page {
  pathname: string;
  search: string;
}

/**
 * Asks before something would be lost: `keep` keeps what it can and gives whether that was all.
 * Closing the page asks by itself (see useDraft, useLeaveWarning); here are the ways within the
 * site: links, the browser's back and forward, and what asks `mayLeave`.
 */
export function useLeave(keep: () => boolean, navigate: (path: string) => unknown, page: Page) {
  const [asking, setAsking] = useState<Way | null>(null);
  const latest = useRef({ keep, page });
  const isLeaving = useRef(false);
  useEffect(() => {
    latest.current = { keep, page };
  });

  useEffect(() => {
    const at = numberOf(history.state);
    let isReturning = false;
    const mayLeave = (path: string) => {
      const { pathname, search } = latest.current.page;
      // Another place on this very page is no way out.
      if (path.replace(/#.*/, '') === pathname + search || latest.current.keep()) return true;
      setAsking({ path });
      return false;
    };
    const onClick = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null || mayLeave(path)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onPop = (event: PopStateEvent) => {
      const there = numberOf(event.state);
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
      } else if (isLeaving.current) {
        isLeaving.current = false;
      } else if (at !== null && there !== null && there !== at) {
        if (latest.current.keep()) return;
        // The browser is there already: it comes back before the router hears of it.
        event.stopImmediatePropagation();
        isReturning = true;
        history.go(at - there);
        setAsking({ steps: there - at });
      }
    };
    document.addEventListener('click', onClick, { capture: true });
    const release = guardWaysOut({ onPop, mayLeave });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      release();
    };
  }, []);

  return {
    isAsking: asking !== null,
    leaveTo: (path: string) => (keep() ? void navigate(path) : setAsking({ path })),
    confirm: () => {
      if (asking === null) return;
      setAsking(null);
      if ('path' in asking) {
        void navigate(asking.path);
        return;
      }
      isLeaving.current = true;
      history.go(asking.steps);
    },
    stay: () => setAsking(null),
  };
}
