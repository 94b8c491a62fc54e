import { pathIn } from '@/config/base';
import { useEffect, useRef, useState } from 'react';
import { askBeforeNavigating, siteHistory, type Destination } from './siteHistory';

// The router's own blocker needs its data router (docs/decisions/0027-no-data-router.md).

/** The path of a pressed link if it leads to this site and opens in this window. */
function pathOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return null;
  return pathIn(link.pathname) + link.search + link.hash;
}

/** The page in the router's terms. */
interface Page {
  pathname: string;
  search: string;
}

/**
 * Asks before something would be lost: `keep` stores what it can and returns whether that was
 * everything. Closing the page asks separately (see useDraft, useLeaveWarning). This covers the
 * ways within the site: links, the browser's back and forward, and callers of `mayNavigate`.
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
    const mayNavigateTo = (path: string) => {
      const { pathname, search } = latest.current.page;
      // A link to an anchor on this page does not leave it.
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
    const holds = (to: Destination) => {
      if (isLeaving.current) {
        isLeaving.current = false;
        return false;
      }
      if (latest.current.keep()) return false;
      setBlocked(to);
      return true;
    };
    const release = siteHistory()?.setGuard({ holds });
    const forget = askBeforeNavigating(mayNavigateTo);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      release?.();
      forget();
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
      siteHistory()?.go(blocked.steps);
    },
    stay: () => setBlocked(null),
  };
}
