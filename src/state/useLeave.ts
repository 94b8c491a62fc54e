import { useEffect, useRef, useState } from 'react';
import { guardPops } from './pops';

/** A press on a link of ours that opens here, and not in another window. */
function pathOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  // A place on this very page is no way out.
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return null;
  return link.pathname + link.search + link.hash;
}

/** The router numbers the pages of a visit. */
function numberOf(state: unknown): number | null {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}

type Way = { path: string } | { steps: number };

/**
 * Asks before something would be lost: `keep` keeps what it can and gives whether that was all.
 * Closing the page asks by itself (see useDraft, useLeaveWarning); here are the ways within the
 * site: links, and the browser's back and forward.
 */
export function useLeave(keep: () => boolean, navigate: (path: string) => unknown) {
  const [asking, setAsking] = useState<Way | null>(null);
  const latest = useRef(keep);
  const isLeaving = useRef(false);
  useEffect(() => {
    latest.current = keep;
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null || latest.current()) return;
      event.preventDefault();
      event.stopPropagation();
      setAsking({ path });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  useEffect(() => {
    const here = numberOf(history.state);
    let isReturning = false;
    const onPop = (event: PopStateEvent) => {
      const there = numberOf(event.state);
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
      } else if (here !== null && there !== null && there !== here) {
        if (isLeaving.current || latest.current()) return;
        // The browser is there already: it comes back before the router hears of it.
        event.stopImmediatePropagation();
        isReturning = true;
        history.go(here - there);
        setAsking({ steps: there - here });
      }
    };
    return guardPops(onPop);
  }, []);

  return {
    isAsking: asking !== null,
    leaveTo: (path: string) => (keep() ? void navigate(path) : setAsking({ path })),
    confirm: () => {
      if (asking === null) return;
      isLeaving.current = true;
      if ('path' in asking) void navigate(asking.path);
      else history.go(asking.steps);
    },
    stay: () => setAsking(null),
  };
}
