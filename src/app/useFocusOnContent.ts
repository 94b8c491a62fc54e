import { contentId } from '@/config/routes';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long to follow the content of a new page while its code loads, in ms. */
const TIMEOUT = 5000;

/**
 * Moves the focus to the content of a new page, for people who use a screen reader or the keyboard;
 * within a page (the feed's filters) only if the pressed element is gone. The first page and a
 * return do not move the focus.
 */
export function useFocusOnContent(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const before = useRef({ pathname, key });

  useEffect(() => {
    if (before.current.key === key) return;
    const isNewPage = before.current.pathname !== pathname;
    before.current = { pathname, key };
    if (isReturn || !(isNewPage || document.activeElement === document.body)) return;
    let content: HTMLElement | null = null;
    // A page's skeleton is replaced by its screen, which then needs the focus.
    const follow = () => {
      if (content?.isConnected) return;
      if (content && document.activeElement !== document.body) return;
      content = document.getElementById(contentId);
      // A focused element inside keeps the focus.
      if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
    };
    follow();
    const arriving = new MutationObserver(follow);
    arriving.observe(document.body, { childList: true, subtree: true });
    const timeout = setTimeout(() => arriving.disconnect(), TIMEOUT);
    return () => {
      clearTimeout(timeout);
      arriving.disconnect();
    };
  }, [pathname, key, isReturn]);
}
