import { pages, type PageName } from '@/config/pages';
import type { LazyPart } from '@/design/components/LazyPart/lazyPart';
import { findScreens, type ScreenModule } from '@/features/page/findScreens';
import type { createStore } from 'jotai';

export type Store = ReturnType<typeof createStore>;
export type PageParams = Readonly<Record<string, string | undefined>>;

interface PageModule extends ScreenModule {
  /**
   * Loads the data of the page's first render, so that it is complete at once; a page for one
   * member has none.
   */
  prepare?: (store: Store, params: PageParams, search: string) => Promise<unknown>;
}

/** Each page's screen by the page's name. */
type Screens = Record<PageName, LazyPart<object, PageModule>>;

export const screens = findScreens(
  Object.keys(pages) as PageName[],
  import.meta.glob('../screens/*Screen/*Screen.tsx'),
) as Screens;
