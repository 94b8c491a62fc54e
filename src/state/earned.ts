import type { RewardAction } from '@contract/rules/rewards';
import { atom } from 'jotai';

/** Something that the member did and that may have earned them something; each time a new object. */
export interface Earned {
  action: RewardAction;
}

const valueAtom = atom<Earned | null>(null);

/** The last of what was done; null before the first. */
export const earnedAtom = atom((get) => get(valueAtom));

/** Records an action that may earn a reward; the reward is claimed a little later. */
export const noteEarnedAtom = atom(null, (_get, set, action: RewardAction) => {
  set(valueAtom, { action });
});
