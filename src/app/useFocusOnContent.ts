import { contentId } from '@/config/routes';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The timeout after which the focus stays where it is while the code of a screen loads, in ms. */
const TIMEOUT = 5000;

/**
 * Moves the focus to the content, unless something in it has the focus already. Gives false while
 * there is no content yet.
 */
function focusContent(): boolean {
  const content = document.getElementById(contentId);
  if (!content) return false;
  if (!content.contains(document.activeElement)) content.focus({ preventScroll: true });
  return true;
}

/**
 * Moves the focus to the content of a new page, for people who use a screen reader or the keyboard; within a page (the feed's
 * filters) only where what was pressed is gone. The first page and a return leave the focus alone.
 */
export function useFocusOnContent(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const before = useRef({ pathname, key });

  useEffect(() => {
    if (before.current.key === key) return;
    const isNewPage = before.current.pathname !== pathname;
    before.current = { pathname, key };
    const isLost = document.activeElement === document.body;
    if (isReturn || !(isNewPage || isLost) || focusContent()) return;
    const arriving = new MutationObserver(() => {
      if (focusContent()) arriving.disconnect();
    });
    arriving.observe(document.body, { childList: true, subtree: true });
    const timeout = setTimeout(() => arriving.disconnect(), TIMEOUT);
    return () => {
      clearTimeout(timeout);
      arriving.disconnect();
    };
  }, [pathname, key, isReturn]);
}
