import { call } from '@/api/client';
import { userAtom, whileOwnerAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { seedTexts, speciesTexts } from '@/texts/garden';
import { reasonTexts } from '@contract/texts';
import { PLANTS_MAX, seedPrice, type PlantSpecies } from '@contract/rules/companion/plants';
import { atom } from 'jotai';
import { gardenRemote, reloadAfterAtom, setBalancesAtom, type Holding } from './garden';

/** Why no seed can be planted; null if one can. */
export function whyNoSeed({ plants, gems }: Pick<Holding, 'plants' | 'gems'>): string | null {
  if (plants.length >= PLANTS_MAX) return reasonTexts.gardenFull;
  return gems < seedPrice(plants.length) ? reasonTexts.gemsShort : null;
}

/** Plants a seed; returns the new plant's id, or null after a failure, which it reports. */
export const plantSeedAtom = atom(null, async (get, set, species: PlantSpecies) => {
  const of = get(userAtom)?.user_id;
  if (of === undefined) return null;
  const isHere = set(whileOwnerAtom);
  try {
    const { plant, gems } = await call('plantSeed', { body: { userId: of, species } });
    if (!isHere()) return null;
    set(gardenRemote.changeAtom, of, ({ plants, ...rest }) => ({
      ...rest,
      plants: [...plants, plant],
    }));
    set(setBalancesAtom, { gems });
    set(showToastAtom, { text: seedTexts.planted(speciesTexts[species]), tone: 'success' });
    return plant.id;
  } catch (error) {
    if (!isHere()) return null;
    set(showToastAtom, { text: failureText(error, seedTexts.failed), tone: 'danger' });
    // The reason may be a change made elsewhere.
    void set(reloadAfterAtom, of, error);
    return null;
  }
});
