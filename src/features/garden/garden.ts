import { fetchGarden } from '@/api/garden';
import { ownerAtom, updateUserAtom, userAtom } from '@/state/session';
import { ApiError } from '@contract/errors';
import type { Garden, Plant } from '@contract/models/plant';
import { atom } from 'jotai';
import { foresee } from './foresee';

/** What is known of one's own garden; `of` is the member it was asked for. */
interface GardenState {
  of: string | null;
  known: { plants: readonly Plant[]; statistics: Garden['statistics'] } | null;
  loading: boolean;
  failure: unknown;
  /** The plants of the waterings that are not answered yet, in the order of the presses. */
  waiting: readonly string[];
  /** Counts what the server has answered of changes: what was asked before one is out of date. */
  changes: number;
}

const unknown: GardenState = {
  of: null,
  known: null,
  loading: false,
  failure: null,
  waiting: [],
  changes: 0,
};

/** For the changes of a garden; a component that shows it reads `gardenAtom`. */
export const gardenStateAtom = atom<GardenState>(unknown);

/**
 * One's own garden as it will be once everything under way is answered. The balances are the
 * session's, which other rewards change too.
 */
export const gardenAtom = atom((get) => {
  const { known, waiting, ...rest } = get(gardenStateAtom);
  const user = get(ownerAtom);
  if (!known || user?.user_id !== rest.of) return { ...rest, garden: null };
  const balances = { waterDrops: user.water_drops, gems: user.gems };
  const held = foresee({ plants: known.plants, ...balances }, waiting);
  return { ...rest, garden: { ...held, statistics: known.statistics } };
});

/** Tells the session what its member has left, so that every place says the same. */
export const setBalancesAtom = atom(
  null,
  (get, set, { waterDrops, gems }: { waterDrops?: number; gems: number }) => {
    const user = get(userAtom);
    if (!user) return;
    set(updateUserAtom, {
      ...user,
      gems,
      ...(waterDrops !== undefined && { water_drops: waterDrops }),
    });
  },
);

/** Loads a member's own garden; what is known of it, and what went wrong, stays until it is answered. */
export const loadGardenAtom = atom(null, async (get, set, of: string) => {
  set(gardenStateAtom, (before) => ({
    ...(before.of === of ? before : unknown),
    of,
    loading: true,
  }));
  const asked = get(gardenStateAtom).changes;
  const isWanted = () => get(gardenStateAtom).of === of && get(userAtom)?.user_id === of;
  try {
    const { plants, garden } = await fetchGarden();
    if (!isWanted()) return;
    set(gardenStateAtom, (before) => ({
      ...before,
      loading: false,
      failure: null,
      ...(before.changes === asked && { known: { plants, statistics: garden.statistics } }),
    }));
    if (get(gardenStateAtom).changes === asked) set(setBalancesAtom, garden);
  } catch (failure) {
    if (isWanted()) set(gardenStateAtom, (before) => ({ ...before, loading: false, failure }));
  }
});

/**
 * After a refusal asks for the garden as it now is; not where somebody else is signed in by now,
 * whose garden it would be.
 */
export const reloadAfterAtom = atom(null, async (_get, set, of: string, refusal: unknown) => {
  const isSomebodyElse = refusal instanceof ApiError && refusal.code === 'USER_MISMATCH';
  if (!isSomebodyElse) await set(loadGardenAtom, of);
});
