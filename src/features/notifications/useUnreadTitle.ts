import { notificationTexts } from '@/texts/notifications';
import { useEffect } from 'react';

/**
 * Says before the page's title how much is unread, for anyone who has the page in a tab behind others.
 * Every page sets a title of its own, so the element is followed.
 */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const element = document.querySelector('head > title');
    if (!element || unread === 0) return;
    const mark = notificationTexts.mark(unread);
    const put = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [unread]);
}
