import { lazyLoad } from '@/design/lazy/lazyLoad';
import { atom } from 'jotai';
import type { ChangesUnderWay, OptimisticChange, Steps, UnderWay } from './changes';

export type { OptimisticChange } from './changes';

// Loaded later, because a page that is only read changes nothing.
const code = lazyLoad(() => import('./changes'));

/** Loads the code for changes, so that the first press shows at once. */
export const loadChanges = code.load;

const underWayAtom = atom((): ChangesUnderWay => new Map());

/**
 * Sends the waiting changes at once.
 * @returns a promise that resolves when everything is answered and never rejects; undefined if no change is running
 */
export const flushChangesAtom = atom(null, (get) => code.current()?.flush(get(underWayAtom)));

/**
 * Optimistic changes of one kind. A change shows at once and is sent once the presses stop; calls
 * follow one another until the server's answer matches the last wish. After a failure the page shows
 * the server's last answer, and the atom throws. When another viewer comes, it shows and sends no more.
 *
 * The atom takes the id of the thing, its present state (ignored if a change is running already), and
 * the steps. It returns the server's final answer; null for a change that joined a running one, and for
 * a member who is no longer here.
 */
export function createOptimistic<Known, Wanted>() {
  const changesAtom = atom(() => new Map<string, UnderWay<Known, Wanted>>());

  return atom(
    null,
    async (
      get,
      set,
      id: string,
      change: OptimisticChange<Known, Wanted>,
      steps: Steps<Known, Wanted>,
    ): Promise<Known | null> => {
      const { makeChange } = code.current() ?? (await code.load());
      return makeChange(get, set, get(changesAtom), get(underWayAtom), id, change, steps);
    },
  );
}
