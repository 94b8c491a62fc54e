import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useMemo } from 'react';
import { comingPages, type Pages, type PagesOf } from './pages';
import { viewerAtom } from './session';

/** The loaded part of the list with a key; requests nothing. */
export function useKnownPages<T>(pages: Pick<PagesOf<T>, 'listAtom'>, key: string) {
  return useAtomValue(useMemo(() => pages.listAtom(key), [pages, key]));
}

/** The part of the lists that a screen uses, whatever else their pages bring. */
type OpenPages<T> = Pick<
  PagesOf<T>,
  'listAtom' | 'openAtom' | 'closeAtom' | 'loadAtom' | 'moreAtom'
>;

/**
 * Opens a list while it is on the screen.
 * @param isKept the reader comes back to the screen: the list shows as it was left
 */
export function usePages<T>(pages: OpenPages<T>, key: string, isKept: boolean) {
  const viewer = useAtomValue(viewerAtom);
  const list: Pages<T> = useKnownPages(pages, key) ?? comingPages;
  const open = useSetAtom(pages.openAtom);
  const close = useSetAtom(pages.closeAtom);
  const load = useSetAtom(pages.loadAtom);
  const more = useSetAtom(pages.moreAtom);
  // Before the first paint, so that a list that loads again never shows its old state.
  useLayoutEffect(() => {
    void open(key, isKept);
    return () => close(key);
  }, [open, close, key, viewer, isKept]);
  return { list, reload: () => void load(key), more: () => void more(key) };
}
