import { pages, type PageName } from '@/config/pages';
import { ensureSpheresAtom } from '@/state/spheres';
import { takeThemeAtom } from '@/state/theme';
import type { PageData } from '@contract/rendering';
import { matchPath } from 'react-router-dom';
import { restoreAtom } from './restore';
import { screens, type PageParams, type Store } from './screens';

interface FoundPage {
  name: PageName;
  params: PageParams;
}

/** The page at an address; null if there is no page. */
export function findPage(pathname: string): FoundPage | null {
  for (const name of Object.keys(pages) as PageName[]) {
    const match = matchPath(pages[name].path, pathname);
    if (match) return { name, params: match.params };
  }
  return null;
}

/**
 * Fills a store with the data for the first render of the page at an address, with the same loaders
 * that run on a navigation. The server and the browser both use it, so that they render the same;
 * the transport of the calls decides where the data comes from.
 */
export async function preparePage(
  store: Store,
  { pathname, search }: { pathname: string; search: string },
  { theme }: Pick<PageData, 'theme'>,
): Promise<void> {
  store.set(takeThemeAtom, theme);
  await store.set(restoreAtom);
  await store.set(ensureSpheresAtom);
  const page = findPage(pathname);
  if (!page) return;
  const { prepare } = await screens[page.name].load();
  await prepare?.(store, page.params, search);
}
