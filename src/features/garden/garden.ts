import { fetchGarden } from '@/api/garden';
import { createRemote } from '@/state/remote';
import { ownerAtom, updateUserAtom, userAtom } from '@/state/session';
import { ApiError } from '@contract/errors';
import type { Garden, Plant } from '@contract/models/plant';
import { atom } from 'jotai';
import { foresee } from './foresee';

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

/** One's own garden as the server knows it, by the member's id; the one who shows it takes `gardenAtom`. */
export const gardenRemote = createRemote<{ plants: readonly Plant[]; garden: Garden }>({
  load: (_of, signal) => fetchGarden(signal),
  share:
    () =>
    (set, { garden }) =>
      set(setBalancesAtom, garden),
});

/** The plants of the waterings that are not answered yet, in the order of the presses. */
export const wateringsAtom = atom<{ of: string; plantIds: readonly string[] } | null>(null);

/**
 * One's own garden as it will be once everything under way is answered; null while it is not known.
 * The balances are the session's, which other rewards change too.
 */
export const gardenAtom = atom((get) => {
  const { key, value } = get(gardenRemote.stateAtom);
  const user = get(ownerAtom);
  if (!value || user?.user_id !== key) return null;
  const waterings = get(wateringsAtom);
  const held = foresee(
    { plants: value.plants, waterDrops: user.water_drops, gems: user.gems },
    waterings?.of === key ? waterings.plantIds : [],
  );
  return { ...held, statistics: value.garden.statistics };
});

/**
 * After a refusal asks for the garden as it now is; not where somebody else is signed in by now,
 * whose garden it would be.
 */
export const reloadAfterAtom = atom(null, async (get, set, of: string, refusal: unknown) => {
  const isOthers = refusal instanceof ApiError && refusal.code === 'USER_MISMATCH';
  if (!isOthers && get(userAtom)?.user_id === of) {
    await set(gardenRemote.loadAtom, of, { isKept: true });
  }
});
