import { ownerAtom } from '@/state/session';
import { atom, type Atom, type WritableAtom } from 'jotai';

interface Page<T> {
  items: readonly T[];
  nextCursor: string | null;
}

/** A list as far as it was loaded. */
export interface Pages<T> extends Page<T> {
  /** Whose list, and for whose eyes; null is a guest. */
  of: string;
  viewer: string | null;
  status: 'loading' | 'ready' | 'failed';
  next: 'idle' | 'loading' | 'failed';
  error: unknown;
  /** Taken off, but still on the screen so that it can be put back. */
  removed: readonly string[];
}

interface PageSource<T> {
  /** Asks for the page at a cursor; null is the first. */
  load: (of: string, cursor: string | null, signal: AbortSignal) => Promise<Page<T>>;
  idOf: (item: T) => string;
  /** Where the items are kept for others too. */
  put?: WritableAtom<null, [readonly T[]], void>;
  /** The ids that are left out as long as they are in this. */
  leftOut?: Atom<ReadonlySet<string>>;
}

/** A list that has not been asked for yet. */
export const comingPages = (of: string, viewer: string | null): Pages<never> => ({
  of,
  viewer,
  status: 'loading',
  items: [],
  nextCursor: null,
  next: 'idle',
  error: null,
  removed: [],
});

/**
 * The state of a list that comes in pages. It outlives its screen, so that somebody who comes back
 * finds it as long as it was; anyone who opens it again gets it again.
 */
export function createPages<T>({ load, idOf, put, leftOut }: PageSource<T>) {
  const valueAtom = atom<Pages<T> | null>(null);
  // Ends what was asked for a list that is no longer wanted; a late answer changes nothing.
  const runAtom = atom<{ current: AbortController }>(() => ({ current: new AbortController() }));

  const changeAtom = atom(null, (_get, set, by: (list: Pages<T>) => Partial<Pages<T>>) => {
    set(valueAtom, (list) => list && { ...list, ...by(list) });
  });

  /** Shows a first page that came with something else. */
  const showAtom = atom(null, (get, set, of: string, page: Page<T>) => {
    const viewer = get(ownerAtom)?.user_id ?? null;
    if (put) set(put, page.items);
    set(valueAtom, { ...comingPages(of, viewer), ...page, status: 'ready' });
  });

  /** Loads the first page in place of whatever is there. */
  const loadAtom = atom(null, async (get, set, of: string) => {
    const viewer = get(ownerAtom)?.user_id ?? null;
    const run = get(runAtom);
    run.current.abort();
    run.current = new AbortController();
    const { signal } = run.current;
    set(valueAtom, comingPages(of, viewer));
    try {
      const page = await load(of, null, signal);
      if (!signal.aborted) set(showAtom, of, page);
    } catch (error) {
      if (!signal.aborted) set(changeAtom, () => ({ status: 'failed', error }));
    }
  });

  /** Shows a list: the kept one, without what was taken off, when somebody comes back to it. */
  const openAtom = atom(null, (get, set, of: string, isReturn: boolean) => {
    const viewer = get(ownerAtom)?.user_id ?? null;
    const kept = get(valueAtom);
    const isSame = kept?.of === of && kept.viewer === viewer && kept.status === 'ready';
    if (!isSame || !isReturn) {
      void set(loadAtom, of);
      return;
    }
    const run = get(runAtom);
    if (run.current.signal.aborted) run.current = new AbortController();
    set(changeAtom, ({ items, removed }) => ({
      items: items.filter((item) => !removed.includes(idOf(item))),
      removed: [],
      next: 'idle',
    }));
  });

  /** Adds the next page; an item that moved meanwhile is not shown twice. */
  const moreAtom = atom(null, async (get, set) => {
    const { signal } = get(runAtom).current;
    const list = get(valueAtom);
    if (!list?.nextCursor || list.next === 'loading') return;
    set(changeAtom, () => ({ next: 'loading', error: null }));
    try {
      const { items, nextCursor } = await load(list.of, list.nextCursor, signal);
      if (signal.aborted) return;
      if (put) set(put, items);
      set(changeAtom, (now) => {
        const known = new Set(now.items.map(idOf));
        const added = items.filter((item) => !known.has(idOf(item)));
        return { items: [...now.items, ...added], nextCursor, next: 'idle' };
      });
    } catch (error) {
      if (!signal.aborted) set(changeAtom, () => ({ next: 'failed', error }));
    }
  });

  /** Takes an item off, so that it can be put back. */
  const removeAtom = atom(null, (_get, set, id: string, isOff: boolean) => {
    set(changeAtom, ({ removed }) => {
      const others = removed.filter((other) => other !== id);
      return { removed: isOff ? [...others, id] : others };
    });
  });

  const listAtom = atom((get) => {
    const list = get(valueAtom);
    const ids = leftOut && get(leftOut);
    if (!list || !ids?.size) return list;
    return { ...list, items: list.items.filter((item) => !ids.has(idOf(item))) };
  });

  return {
    idOf,
    listAtom,
    showAtom,
    loadAtom,
    openAtom,
    moreAtom,
    removeAtom,
    /** Stops what is under way when the list leaves the screen. */
    closeAtom: atom(null, (get) => get(runAtom).current.abort()),
  };
}

/** A list as `createPages` makes it. */
export type PagesOf<T> = ReturnType<typeof createPages<T>>;
