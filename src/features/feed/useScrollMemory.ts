import { feedPages } from '@/state/feed';
import { useIsReturn } from '@/components/useIsReturn';
import { useSetAtom, useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { notifyNow } from './windowing/watch';

/**
 * Remembers the scroll position of a list, and restores it when the reader returns. Follows scroll
 * events, because when the list unmounts, the page may already be shorter.
 */
export function useScrollMemory(path: string) {
  const store = useStore();
  const change = useSetAtom(feedPages.changeAtom);
  const isReturn = useIsReturn();
  const wanted = useRef(isReturn);
  useLayoutEffect(() => {
    wanted.current = isReturn;
  });

  useLayoutEffect(() => {
    const kept = store.get(feedPages.listsAtom)[path];
    if (wanted.current && kept && kept.scrollY !== null) {
      window.scrollTo(0, kept.scrollY);
      notifyNow();
    } else if (wanted.current && kept?.status === 'loading') {
      // A list that must be reloaded starts at its top; the window still has the scroll position of
      // the previous page.
      window.scrollTo(0, 0);
    }
    let scrollY = window.scrollY;
    const follow = () => {
      scrollY = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      change(path, () => ({ scrollY }));
    };
  }, [store, change, path]);
}
