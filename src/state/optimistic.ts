import { lazyLoad } from '@/design/lazy/lazyLoad';
import { atom } from 'jotai';
import type { ChangesUnderWay, OptimisticChange, Steps, UnderWay } from './changes';

export type { OptimisticChange } from './changes';

// A page that is only read changes nothing.
const code = lazyLoad(() => import('./changes'));

/** Brings what changes need, so that the first press is shown at once. */
export const loadChanges = code.load;

const underWayAtom = atom((): ChangesUnderWay => new Map());

/**
 * Sends at once what waits for its rest.
 * @returns when everything is answered, which never fails; undefined where nothing is under way
 */
export const flushChangesAtom = atom(null, (get) => code.current()?.flush(get(underWayAtom)));

/**
 * Optimistic changes of one kind: shown at once, and sent once nobody presses any more, one after
 * another, until the server answers what was wanted last. A failure shows what the server last
 * answered, and is thrown on. When another viewer comes, nothing more is shown or sent.
 *
 * The atom takes the id of the thing, what is known of it (unless a change is under way already), and
 * the steps. It gives what the server answered in the end; null for a change that joined one under
 * way, and for a member who is no longer here.
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
