import { contentId } from '@/config/routes';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long the content of a new page is followed while its code loads, in ms. */
const TIMEOUT = 5000;

/**
 * Moves the focus to the content of a new page, for people who use a screen reader or the keyboard;
 * within a page (the feed's filters) only where what was pressed is gone. The first page and a return
 * leave the focus alone.
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
    // A page's frame gives way to its screen, and takes the focus with it.
    const follow = () => {
      if (content?.isConnected) return;
      if (content && document.activeElement !== document.body) return;
      content = document.getElementById(contentId);
      // What has the focus in it already keeps it.
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
