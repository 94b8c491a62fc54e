import { call } from '@/api/client';
import { createRemote } from '@/state/remote';
import { ownerAtom, updateUserAtom, userAtom } from '@/state/session';
import { ApiError } from '@contract/errors';
import type { Garden, Plant } from '@contract/models/plant';
import { atom, useAtomValue } from 'jotai';
import { useSharedRemote } from '@/state/useRemote';
import {
  growPlant,
  isGrown,
  WATERING_COST,
  WATERING_EXPERIENCE,
} from '@contract/rules/companion/plants';
import { BLOOM_GEMS } from '@contract/rules/companion/rewards';

/** A member's plants, and their remaining drops and gems. */
export interface Holding {
  plants: readonly Plant[];
  waterDrops: number;
  gems: number;
}

/** The holding after one watering; unchanged without enough drops or a plant that can grow. */
function water(before: Holding, plantId: string): Holding {
  const plant = before.plants.find(({ id }) => id === plantId);
  if (!plant || isGrown(plant) || before.waterDrops < WATERING_COST) return before;
  const watered = { ...plant, ...growPlant(plant, WATERING_EXPERIENCE) };
  return {
    plants: before.plants.map((one) => (one === plant ? watered : one)),
    waterDrops: before.waterDrops - WATERING_COST,
    gems: before.gems + (isGrown(watered) ? BLOOM_GEMS : 0),
  };
}

/** Returns the holding after all pending waterings, by the rules that the server applies. */
export function foresee(known: Holding, waterings: readonly string[]): Holding {
  return waterings.reduce(water, known);
}

/** Loads a member's own garden each time it is shown. */
export function useGarden(memberId: string) {
  const { state, retry } = useSharedRemote(gardenRemote, memberId);
  return { ...state, garden: useAtomValue(gardenAtom), retry };
}

/** Updates the balances of the session, so that every place shows the same. */
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

/** The member's own garden on the server, by member id; components read `gardenAtom`. */
export const gardenRemote = createRemote<{ plants: readonly Plant[]; garden: Garden }>({
  load: (_of, signal) => call('getGarden', { query: {} }, signal),
  share:
    () =>
    (set, { garden }) =>
      set(setBalancesAtom, garden),
});

/** The plants of the unanswered waterings, in the order of the presses. */
export const wateringsAtom = atom<{ of: string; plantIds: readonly string[] } | null>(null);

/**
 * The member's own garden after all pending waterings; null while unknown. The balances come from
 * the session, because other rewards change them too.
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

/** Reloads the garden after a refusal, unless another member is signed in by now. */
export const reloadAfterAtom = atom(null, async (get, set, of: string, refusal: unknown) => {
  const isOthers = refusal instanceof ApiError && refusal.code === 'USER_MISMATCH';
  if (!isOthers && get(userAtom)?.user_id === of) {
    await set(gardenRemote.loadAtom, of, { isKept: true });
  }
});
