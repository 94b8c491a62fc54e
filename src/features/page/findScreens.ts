import { screenOf } from '@/config/pages';
import { lazyPart, type LazyPart } from '@/design/components/LazyPart/lazyPart';
import type { FunctionComponent } from 'react';

/** The module of a page: its screen. */
export interface ScreenModule {
  default: FunctionComponent;
}

/**
 * Finds the screens of a table's pages. A screen's code loads when it is first rendered.
 * @param names the names of the table's rows
 * @param files the folder's screens from `import.meta.glob`
 * @throws if a page has no screen
 */
export function findScreens<Name extends string>(
  names: readonly Name[],
  files: Readonly<Record<string, () => Promise<unknown>>>,
): Record<Name, LazyPart<object, ScreenModule>> {
  const screens = names.map((name) => {
    const file = Object.keys(files).find((path) => path.endsWith(`/${screenOf(name)}.tsx`));
    const load = file === undefined ? undefined : files[file];
    if (!load) throw new Error(`The page ${name} has no ${screenOf(name)}`);
    // The first render of each page checks the exports of its file.
    return [name, lazyPart(load as () => Promise<ScreenModule>, { lost: 'thrown' })];
  });
  return Object.fromEntries(screens) as Record<Name, LazyPart<object, ScreenModule>>;
}
