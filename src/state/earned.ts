import type { RewardAction } from '@contract/rules/companion/rewards';
import { atom } from 'jotai';

/** An action of the member that may earn a reward; a new object each time. */
export interface Earned {
  action: RewardAction;
}

const valueAtom = atom<Earned | null>(null);

/** The last such action; null before the first. */
export const earnedAtom = atom((get) => get(valueAtom));

/** Records an action that may earn a reward; the reward is claimed a little later. */
export const noteEarnedAtom = atom(null, (_get, set, action: RewardAction) => {
  set(valueAtom, { action });
});
