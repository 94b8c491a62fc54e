import { call } from '@/api/client';
import { userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { plantTexts, speciesTexts } from '@/texts/garden';
import type { Output } from '@contract/endpoints/define';
import type { waterPlant } from '@contract/endpoints/garden';
import { isGrown, WATERING_COST } from '@contract/rules/plants';
import { BLOOM_GEMS } from '@contract/rules/rewards';
import { atom } from 'jotai';
import {
  gardenAtom,
  gardenRemote,
  reloadAfterAtom,
  setBalancesAtom,
  wateringsAtom,
} from './garden';

type Watered = Output<typeof waterPlant>;

const wateredAtom = atom('');

/** Announces the result of the last watering to screen readers; a toast reports a bloom. */
export const wateredTextAtom = atom((get) => get(wateredAtom));

const announceAtom = atom(null, (_get, set, { plant, levelUp }: Watered) => {
  const name = speciesTexts[plant.species];
  const { experience, maxExperience } = plant;
  set(wateredAtom, isGrown(plant) ? '' : plantTexts.watered(name, experience, maxExperience));
  if (!levelUp) return;
  const toast = isGrown(plant)
    ? { text: plantTexts.bloomed(name), detail: plantTexts.bloomReward(BLOOM_GEMS) }
    : { text: plantTexts.grew(name), detail: plantTexts.level(plant.level) };
  set(showToastAtom, { ...toast, tone: 'success' });
});

/**
 * Waters a plant: shown at once, requests sent one after another, and the server's answers win. A
 * failure cancels the waiting presses and reloads the garden.
 */
export const waterAtom = atom(null, async (get, set, plantId: string) => {
  const of = get(userAtom)?.user_id;
  const garden = get(gardenAtom);
  const plant = garden?.plants.find(({ id }) => id === plantId);
  if (of === undefined || !garden || !plant || isGrown(plant)) return;
  if (garden.waterDrops < WATERING_COST) return;
  const ahead = get(wateringsAtom);
  const isSending = ahead?.of === of;
  set(wateringsAtom, { of, plantIds: [...(isSending ? ahead.plantIds : []), plantId] });
  if (isSending) return;

  const left = () => (get(wateringsAtom)?.of === of ? get(wateringsAtom)?.plantIds : []) ?? [];
  const isHere = () => get(userAtom)?.user_id === of;
  try {
    for (let next: string | undefined = plantId; next; [next] = left()) {
      const answer = await call('waterPlant', { params: { plantId: next }, body: { userId: of } });
      if (!isHere()) return;
      set(gardenRemote.changeAtom, of, ({ plants, ...rest }) => ({
        ...rest,
        plants: plants.map((one) => (one.id === answer.plant.id ? answer.plant : one)),
      }));
      set(wateringsAtom, { of, plantIds: left().slice(1) });
      set(setBalancesAtom, answer);
      set(announceAtom, answer);
    }
  } catch (error) {
    if (!isHere()) return;
    set(wateringsAtom, null);
    set(showToastAtom, { text: failureText(error, plantTexts.waterFailed), tone: 'danger' });
    await set(reloadAfterAtom, of, error);
  } finally {
    if (get(wateringsAtom)?.of === of) set(wateringsAtom, null);
  }
});
