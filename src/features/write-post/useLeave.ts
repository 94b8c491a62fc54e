import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** A press on a link of ours that opens here, and not in another window. */
function pathOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  // A place on this very page is no way out.
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Asks before something would be lost: `keep` keeps what it can and gives whether that was all.
 * Closing the page asks by itself (see useDraft); here are the ways within the site.
 */
export function useLeave(keep: () => boolean) {
  const [asking, setAsking] = useState<string | null>(null);
  const navigate = useNavigate();
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null || latest.current()) return;
      event.preventDefault();
      event.stopPropagation();
      setAsking(path);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  return {
    isAsking: asking !== null,
    leaveTo: (path: string) => (keep() ? void navigate(path) : setAsking(path)),
    confirm: () => asking !== null && void navigate(asking),
    stay: () => setAsking(null),
  };
}
