import { pages, type PageName, type RenderedPageName } from '@/config/pages';
import type { LazyPart } from '@/design/components/LazyPart/lazyPart';
import { findScreens, type ScreenModule } from '@/features/page/findScreens';
import type { createStore } from 'jotai';

export type Store = ReturnType<typeof createStore>;
export type PageParams = Readonly<Record<string, string | undefined>>;

/** The module of a page that the server renders. */
export interface RenderedScreenModule extends ScreenModule {
  /** Loads the data of the page's first render, so that it is drawn complete at once. */
  prepare: (store: Store, params: PageParams, search: string) => Promise<unknown>;
}

/** Each page's screen by the page's name. */
type Screens = {
  [Name in PageName]: LazyPart<
    object,
    Name extends RenderedPageName ? RenderedScreenModule : ScreenModule
  >;
};

export const screens = findScreens(
  Object.keys(pages) as PageName[],
  import.meta.glob('../screens/*Screen/*Screen.tsx'),
) as Screens;
