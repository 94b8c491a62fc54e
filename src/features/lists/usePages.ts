import { ownerAtom } from '@/state/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { comingPages, type Pages, type PagesOf } from './pages';

/** Opens a list while it is on the screen; `of` says whose. */
export function usePages<T>(pages: PagesOf<T>, of: string) {
  const viewer = useAtomValue(ownerAtom)?.user_id ?? null;
  const kept = useAtomValue(pages.listAtom);
  const open = useSetAtom(pages.openAtom);
  const close = useSetAtom(pages.closeAtom);
  const load = useSetAtom(pages.loadAtom);
  const more = useSetAtom(pages.moreAtom);
  const isReturn = useNavigationType() === NavigationType.Pop;
  // Before the first paint, so that a list that is asked for again never shows its old self.
  useLayoutEffect(() => {
    open(of, isReturn);
    return close;
  }, [open, close, of, viewer, isReturn]);
  const isOurs = kept?.of === of && kept.viewer === viewer;
  const list: Pages<T> = isOurs ? kept : comingPages(of, viewer);
  return { list, reload: () => void load(of), more: () => void more() };
}
