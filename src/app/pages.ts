import { pages, type PageName, type RenderedPageName } from '@/config/pages';
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

/** The page at an address; null where there is none. */
export function findPage(pathname: string): FoundPage | null {
  for (const name of Object.keys(pages) as PageName[]) {
    const match = matchPath(pages[name].path, pathname);
    if (match) return { name, params: match.params };
  }
  return null;
}

export const isRendered = (name: PageName): name is RenderedPageName => 'chunk' in pages[name];

/**
 * Fills a store with what the page at an address shows in its first render, by the same loaders
 * that run when somebody walks there. On the server and in the browser alike, so that both draw
 * the same; the transport of the calls decides where the data comes from.
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
  if (!page || !isRendered(page.name)) return;
  const { prepare } = await screens[page.name].load();
  await prepare(store, page.params, search);
}
