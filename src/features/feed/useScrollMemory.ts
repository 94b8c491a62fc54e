import { useSetAtom, useStore } from 'jotai';
import { feedListsAtom } from '@/state/feed';
import { useLayoutEffect, useRef } from 'react';
import { changeListAtom } from './feedState';
import { useIsReturn } from './useIsReturn';
import { notifyNow } from './windowing/watch';

/**
 * Keeps how far a list was scrolled, and goes there again when somebody comes back to it. Follows
 * the scroll events, because when the list leaves, the page may already be shorter.
 */
export function useScrollMemory(path: string) {
  const store = useStore();
  const change = useSetAtom(changeListAtom);
  const isReturn = useIsReturn();
  const wanted = useRef(isReturn);
  useLayoutEffect(() => {
    wanted.current = isReturn;
  });

  useLayoutEffect(() => {
    const kept = store.get(feedListsAtom).byPath[path];
    if (wanted.current && kept && kept.scrollY !== null) {
      window.scrollTo(0, kept.scrollY);
      notifyNow();
    }
    let scrollY = window.scrollY;
    const follow = () => {
      scrollY = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      change(path, (list) => ({ ...list, scrollY }));
    };
  }, [store, change, path]);
}
