import { routes } from '@/config/routes';
import { ensureSpheresAtom } from '@/state/spheres';
import { takeThemeAtom } from '@/state/theme';
import type { PageData } from '@contract/rendering';
import type { createStore } from 'jotai';
import { matchPath } from 'react-router-dom';
import { lazyScreen } from './lazyScreen';
import { restoreAtom } from './restore';

export type Store = ReturnType<typeof createStore>;

/** A page that the server renders too. */
interface Page {
  path: string;
  /** Has its code and what it shows first ready, so that it is drawn whole at once. */
  prepare: (
    store: Store,
    params: Readonly<Record<string, string | undefined>>,
    search: string,
  ) => Promise<unknown>;
}

const loadHome = () => import('@/screens/HomeScreen/HomeScreen');
export const HomeScreen = lazyScreen(() => loadHome().then((file) => file.HomeScreen));

const loadPost = () => import('@/screens/PostScreen/PostScreen');
export const PostScreen = lazyScreen(() => loadPost().then((file) => file.PostScreen));

const loadMember = () => import('@/screens/MemberScreen/MemberScreen');
export const MemberScreen = lazyScreen(() => loadMember().then((file) => file.MemberScreen));

const pages: Page[] = [
  {
    path: routes.home,
    prepare: async (store, _params, search) => {
      const { prepareHome } = await loadHome();
      await Promise.all([HomeScreen.preload(), prepareHome(store, search)]);
    },
  },
  {
    path: routes.post,
    prepare: async (store, { postId }) => {
      const { preparePost } = await loadPost();
      await Promise.all([PostScreen.preload(), preparePost(store, postId)]);
    },
  },
  {
    path: routes.member,
    prepare: async (store, { userId }) => {
      const { prepareMember } = await loadMember();
      await Promise.all([MemberScreen.preload(), prepareMember(store, userId)]);
    },
  },
];

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
  for (const { path, prepare } of pages) {
    const match = matchPath(path, pathname);
    if (match) await prepare(store, match.params, search);
  }
}
