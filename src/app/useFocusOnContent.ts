import { contentId } from '@/config/routes';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long the code of a screen may take until the focus stays where it is, in ms. */
const TIMEOUT = 5000;

/** Takes the focus to the content, unless something there has it already. False before it is there. */
function focusContent(): boolean {
  const content = document.getElementById(contentId);
  if (!content) return false;
  if (!content.contains(document.activeElement)) content.focus({ preventScroll: true });
  return true;
}

/**
 * On a new page, anyone who reads by ear or goes by keys begins at its content. The first page and
 * changes within one (the feed's filters) leave the focus alone, and so does a return.
 */
export function useFocusOnContent(): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (isReturn || focusContent()) return;
    const arriving = new MutationObserver(() => {
      if (focusContent()) arriving.disconnect();
    });
    arriving.observe(document.body, { childList: true, subtree: true });
    const timeout = setTimeout(() => arriving.disconnect(), TIMEOUT);
    return () => {
      clearTimeout(timeout);
      arriving.disconnect();
    };
  }, [pathname, isReturn]);
}
