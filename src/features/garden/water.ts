import { sendWater } from '@/api/garden';
import { userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { plantTexts, speciesTexts } from '@/texts/garden';
import type { Output } from '@contract/endpoints/define';
import type { waterPlant } from '@contract/endpoints/garden';
import { isGrown, WATERING_COST } from '@contract/rules/plants';
import { BLOOM_GEMS } from '@contract/rules/rewards';
import { atom } from 'jotai';
import { gardenAtom, gardenStateAtom, reloadAfterAtom, setBalancesAtom } from './garden';

type Watered = Output<typeof waterPlant>;

const wateredAtom = atom('');

/** What the last watering did, for anyone who does not see it; of a bloom the toast tells. */
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
 * Waters a plant: seen at once, sent in the order of the presses, one after the other, and what the
 * server answers wins. After a failure nothing more is sent: what was pressed meanwhile is taken
 * back with it, and the garden asked for as it is.
 */
export const waterAtom = atom(null, async (get, set, plantId: string) => {
  const { of, garden } = get(gardenAtom);
  const plant = garden?.plants.find(({ id }) => id === plantId);
  if (of === null || !garden || !plant || isGrown(plant)) return;
  if (garden.waterDrops < WATERING_COST) return;
  const isSending = get(gardenStateAtom).waiting.length > 0;
  set(gardenStateAtom, (before) => ({ ...before, waiting: [...before.waiting, plantId] }));
  if (isSending) return;

  const isTheirs = () => get(gardenStateAtom).of === of && get(userAtom)?.user_id === of;
  const giveUp = () =>
    set(gardenStateAtom, (before) => (before.of === of ? { ...before, waiting: [] } : before));
  try {
    for (let next: string | undefined = plantId; next; [next] = get(gardenStateAtom).waiting) {
      const answer = await sendWater(of, next);
      if (!isTheirs()) {
        giveUp();
        return;
      }
      set(gardenStateAtom, ({ known, waiting, changes, ...rest }) => ({
        ...rest,
        known: known && {
          ...known,
          plants: known.plants.map((one) => (one.id === answer.plant.id ? answer.plant : one)),
        },
        waiting: waiting.slice(1),
        changes: changes + 1,
      }));
      set(setBalancesAtom, answer);
      set(announceAtom, answer);
    }
  } catch (error) {
    giveUp();
    if (!isTheirs()) return;
    set(showToastAtom, { text: failureText(error, plantTexts.waterFailed), tone: 'error' });
    await set(reloadAfterAtom, of, error);
  }
});
