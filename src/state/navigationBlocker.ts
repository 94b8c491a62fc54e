import { useEffect, useRef, useState } from 'react';

// The router's own blocker needs its data router (docs/decisions/0027-no-data-router.md). This file alone knows two private means of the router: it numbers
// the entries of a visit in `history.state.idx`, and it learns of the browser's back and forward by a listener on the window.

/** The router's number of a history entry; null where another page made it. */
function indexOf(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}

/** Whether the entry before this one in the history is a page of this site. */
export const hasPageBefore = (): boolean => Boolean(indexOf(history.state));

interface Blocker {
  onPop: (event: PopStateEvent) => void;
  mayNavigate: (path: string) => boolean;
}

let blocker: Blocker | null = null;

/**
 * Has the blocker learn of the browser's back and forward before the router does. Listeners on the window are called in the
 * order in which they came: call this from a layout effect of a component inside the router, because a child's effects run
 * before its parent's.
 */
export function listenBeforeRouter(): () => void {
  const onPop = (event: PopStateEvent) => blocker?.onPop(event);
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}

/**
 * Whether the page may be left for another by other means than a link, such as a search. Where it may not, the form asks
 * first and goes there itself.
 */
export const mayNavigate = (path: string): boolean => blocker?.mayNavigate(path) ?? true;

/** Where the press on a link of ours leads that opens here, and not in another window. */
function pathOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return null;
  return link.pathname + link.search + link.hash;
}

type Destination = { path: string } | { steps: number };

/** The page as the router knows it. */
interface Page {
  pathname: string;
  search: string;
}

/**
 * Asks before something would be lost: `keep` keeps what it can and gives whether that was all.
 * Closing the page asks by itself (see useDraft, useLeaveWarning); here are the ways within the
 * site: links, the browser's back and forward, and what asks `mayNavigate`.
 */
export function useNavigationBlocker(
  keep: () => boolean,
  navigate: (path: string) => unknown,
  page: Page,
) {
  const [blocked, setBlocked] = useState<Destination | null>(null);
  const latest = useRef({ keep, page });
  const isLeaving = useRef(false);
  useEffect(() => {
    latest.current = { keep, page };
  });

  useEffect(() => {
    const at = indexOf(history.state);
    let isReturning = false;
    const mayNavigateTo = (path: string) => {
      const { pathname, search } = latest.current.page;
      // An anchor on this very page leaves nothing.
      if (path.replace(/#.*/, '') === pathname + search || latest.current.keep()) return true;
      setBlocked({ path });
      return false;
    };
    const onClick = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null || mayNavigateTo(path)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onPop = (event: PopStateEvent) => {
      const there = indexOf(event.state);
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
      } else if (isLeaving.current) {
        isLeaving.current = false;
      } else if (at !== null && there !== null && there !== at) {
        if (latest.current.keep()) return;
        // The browser is there already: it comes back before the router learns of it.
        event.stopImmediatePropagation();
        isReturning = true;
        history.go(at - there);
        setBlocked({ steps: there - at });
      }
    };
    const own: Blocker = { onPop, mayNavigate: mayNavigateTo };
    blocker = own;
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      if (blocker === own) blocker = null;
    };
  }, []);

  return {
    isBlocked: blocked !== null,
    goTo: (path: string) => (keep() ? void navigate(path) : setBlocked({ path })),
    proceed: () => {
      if (blocked === null) return;
      setBlocked(null);
      if ('path' in blocked) {
        void navigate(blocked.path);
        return;
      }
      isLeaving.current = true;
      history.go(blocked.steps);
    },
    stay: () => setBlocked(null),
  };
}
