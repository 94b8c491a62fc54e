import { atom, type Atom } from 'jotai';
import type { Share } from './remote';
import { flushChangesAtom } from './optimistic';
import { createRequests } from './requests';
import { viewerAtom } from './session';

/** One page of a list, in the server's form. */
export interface Page<T> {
  items: readonly T[];
  nextCursor: string | null;
}

/** All loaded pages of a list. */
export interface Pages<T> extends Page<T> {
  status: 'loading' | 'ready' | 'failed';
  next: 'idle' | 'loading' | 'failed';
  error: unknown;
  /** Items that were added here since; they stay at the end until a page contains them. */
  added: readonly T[];
  /** Removed items that are still on the screen, so that they can be restored. */
  removed: readonly string[];
  /** When its first page arrived, in ms. */
  loadedAt: number;
  /** The scroll position when the reader left it, in px; null before that. */
  scrollY: number | null;
}

interface PageSource<T, P extends Page<T>> {
  /** Requests a page of the list with a key; the cursor null requests the first page. */
  load: (key: string, cursor: string | null, signal: AbortSignal) => Promise<P>;
  idOf: (item: T) => string;
  share?: Share<P>;
  /** The ids of the items that lists leave out. */
  leftOut?: Atom<ReadonlySet<string>>;
}

interface Asked<T, P> {
  take?: ReturnType<Share<P>> | undefined;
  before?: Pages<T> | undefined;
}

/** A list that was never requested. */
export const comingPages: Pages<never> = {
  status: 'loading',
  items: [],
  nextCursor: null,
  next: 'idle',
  error: null,
  added: [],
  removed: [],
  loadedAt: 0,
  scrollY: null,
};

const pagesFrom = <T>({ items, nextCursor }: Page<T>): Pages<T> => ({
  ...comingPages,
  status: 'ready',
  items,
  nextCursor,
  loadedAt: Date.now(),
});

/**
 * The state of paged lists. The key of a list is its owner or its address with the filter. Lists
 * outlive their screen, so that a reader who comes back finds all loaded pages, and belong to the
 * viewer who requested them.
 */
export function createPages<T, P extends Page<T> = Page<T>>(source: PageSource<T, P>) {
  const { load, idOf, share, leftOut } = source;
  const { beginAtom, joinAtom, endAtom, isWantedAtom } = createRequests();
  const valueAtom = atom<{ viewer: string | null; lists: Readonly<Record<string, Pages<T>>> }>({
    viewer: null,
    lists: {},
  });

  /** The viewer's lists by their keys; lists of another viewer are dropped. */
  const listsAtom = atom((get) => {
    const { viewer, lists } = get(valueAtom);
    return viewer === get(viewerAtom) ? lists : {};
  });

  const putAtom = atom(null, (get, set, key: string, list: Pages<T>) => {
    set(valueAtom, { viewer: get(viewerAtom), lists: { ...get(listsAtom), [key]: list } });
  });

  const changeAtom = atom(
    null,
    (get, set, key: string, by: (list: Pages<T>) => Partial<Pages<T>>) => {
      const list = get(listsAtom)[key];
      if (list) set(putAtom, key, { ...list, ...by(list) });
    },
  );

  const fetchAtom = atom(
    null,
    async (get, _set, key: string, cursor: string | null, signal: AbortSignal) => {
      const take = share?.(get);
      return { page: await load(key, cursor, signal), take };
    },
  );

  /**
   * Items that were added here and are missing from a first page: they are on a later page or newer than
   * the answer. If there is no later page, items that were in the list at the time of the request are gone.
   */
  function addedBeyond(page: P, { added }: Pages<T>, before: Pages<T> | undefined): T[] {
    const asked = new Set(page.nextCursor === null ? before?.added.map(idOf) : []);
    const known = new Set([...page.items.map(idOf), ...asked]);
    return added.filter((item) => !known.has(idOf(item)));
  }

  /**
   * Shows a first page that came with another answer or from `pollAtom`.
   * @param asked takes in the answer, with the list as it was at the time of the request: by default, now
   */
  const showAtom = atom(null, (get, set, key: string, page: P, asked: Asked<T, P> = {}) => {
    // The next page of the old list is no longer the next.
    set(endAtom, key);
    asked.take?.(set, page);
    const now = get(listsAtom)[key] ?? comingPages;
    const before = 'before' in asked ? asked.before : now;
    set(putAtom, key, { ...pagesFrom(page), added: addedBeyond(page, now, before) });
  });

  /** Loads the first page and replaces the list; with `isKept` the old list stays visible until then. */
  const loadAtom = atom(null, async (get, set, key: string, isKept = false) => {
    const { signal, isWanted } = set(beginAtom, key);
    const known = get(listsAtom)[key];
    const stays = isKept && known?.status === 'ready';
    set(putAtom, key, stays ? { ...known, next: 'idle' } : comingPages);
    try {
      // A change that was just pressed may belong in the list.
      const sent = set(flushChangesAtom);
      if (sent) await sent;
      const { page, take } = await set(fetchAtom, key, null, signal);
      if (isWanted()) set(showAtom, key, page, { take, before: known });
    } catch (error) {
      if (isWanted() && !stays) set(changeAtom, key, () => ({ status: 'failed', error }));
    }
  });

  return {
    idOf,
    listsAtom,
    /** Whether the kept lists belong to another viewer. */
    isOthersAtom: atom((get) => {
      const { viewer, lists } = get(valueAtom);
      return viewer !== get(viewerAtom) && Object.keys(lists).length > 0;
    }),
    /** The list with a key, without the items that the viewer does not want; undefined before its first request. */
    listAtom: (key: string) =>
      atom((get): Pages<T> | undefined => {
        const list = get(listsAtom)[key];
        const ids = leftOut && get(leftOut);
        if (!list || !ids?.size) return list;
        return { ...list, items: list.items.filter((item) => !ids.has(idOf(item))) };
      }),
    showAtom,
    loadAtom,
    changeAtom,
    /** Shows a list: the kept one without removed items, or else loads it. */
    openAtom: atom(null, async (get, set, key: string, isKept: boolean) => {
      const list = get(listsAtom)[key];
      if (list?.status === 'ready' && isKept) {
        // Avoids a needless render of the same list.
        if (list.removed.length === 0) return;
        set(changeAtom, key, ({ items, removed }) => ({
          items: items.filter((item) => !removed.includes(idOf(item))),
          removed: [],
        }));
      } else if (list?.status !== 'loading' || !set(isWantedAtom, key)) await set(loadAtom, key);
    }),
    /** Adds the next page without duplicates; returns its items, or null if no page was added. */
    moreAtom: atom(null, async (get, set, key: string): Promise<readonly T[] | null> => {
      const list = get(listsAtom)[key];
      if (!list?.nextCursor || list.next === 'loading') return null;
      const { signal, isWanted } = set(joinAtom, key);
      set(changeAtom, key, () => ({ next: 'loading', error: null }));
      try {
        const { page, take } = await set(fetchAtom, key, list.nextCursor, signal);
        if (!isWanted()) return null;
        take?.(set, page);
        const { items, nextCursor } = page;
        const arrived = new Set(items.map(idOf));
        set(changeAtom, key, (now) => {
          const known = new Set(now.items.map(idOf));
          const isNew = (id: string) => !known.has(id) && known.add(id);
          return {
            items: [...now.items, ...items.filter((item) => isNew(idOf(item)))],
            added: now.added.filter((item) => !arrived.has(idOf(item))),
            nextCursor,
            next: 'idle',
          };
        });
        return items;
      } catch (error) {
        if (isWanted()) set(changeAtom, key, () => ({ next: 'failed', error }));
        return null;
      }
    }),
    /** Requests the present first page without showing it; returns null for a late answer. */
    pollAtom: atom(null, async (_get, set, key: string) => {
      const { signal, isWanted } = set(joinAtom, key);
      const found = await set(fetchAtom, key, null, signal);
      return isWanted() ? found : null;
    }),
    /** Removes an item in a way that can be undone. */
    removeAtom: atom(null, (_get, set, key: string, id: string, isOff: boolean) => {
      set(changeAtom, key, ({ removed }) => {
        const others = removed.filter((other) => other !== id);
        return { removed: isOff ? [...others, id] : others };
      });
    }),
    /** Aborts the requests of a list that leaves the screen. */
    closeAtom: atom(null, (_get, set, key: string) => {
      set(endAtom, key);
      set(changeAtom, key, () => ({ next: 'idle' }));
    }),
    /** Forgets all lists. */
    clearAtom: atom(null, (_get, set) => set(valueAtom, { viewer: null, lists: {} })),
  };
}

/** Lists made by `createPages`. */
export type PagesOf<T> = ReturnType<typeof createPages<T>>;
