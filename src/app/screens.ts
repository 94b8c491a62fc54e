import { pages, screenOf, type PageName, type RenderedPageName } from '@/config/pages';
import { lazyPart, type LazyPart } from '@/design/components/LazyPart/lazyPart';
import type { createStore } from 'jotai';
import type { FunctionComponent } from 'react';

export type Store = ReturnType<typeof createStore>;
export type PageParams = Readonly<Record<string, string | undefined>>;

interface ScreenModule {
  default: FunctionComponent;
}

/** The module of a page that the server renders. */
export interface RenderedScreenModule extends ScreenModule {
  /** Loads the data of the page's first render, so that it is drawn complete at once. */
  prepare: (store: Store, params: PageParams, search: string) => Promise<unknown>;
}

/** Each page's screen by the page's name. The code of a screen loads when it is first drawn. */
type Screens<Name extends string> = {
  [Each in Name]: LazyPart<
    object,
    Each extends RenderedPageName ? RenderedScreenModule : ScreenModule
  >;
};

/**
 * Finds the screens of a table's pages.
 * @param names the names of the table's rows
 * @param files the folder's screens as `import.meta.glob` gives them
 * @throws when a page has no screen
 */
export function findScreens<Name extends string>(
  names: readonly Name[],
  files: Readonly<Record<string, () => Promise<unknown>>>,
): Screens<Name> {
  const screens = names.map((name) => {
    const file = Object.keys(files).find((path) => path.endsWith(`/${screenOf(name)}.tsx`));
    const load = file === undefined ? undefined : files[file];
    if (!load) throw new Error(`The page ${name} has no ${screenOf(name)}`);
    // The first render of each page checks what its file exports.
    return [name, lazyPart(load as () => Promise<ScreenModule>, { lost: 'thrown' })];
  });
  return Object.fromEntries(screens) as Screens<Name>;
}

export const screens = findScreens(
  Object.keys(pages) as PageName[],
  import.meta.glob('../screens/*Screen/*Screen.tsx'),
);
