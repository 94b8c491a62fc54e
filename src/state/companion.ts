import { fetchCharacter } from '@/api/character';
import type { Output } from '@contract/endpoints/define';
import type { getCharacter } from '@contract/endpoints/character';
import { atom } from 'jotai';

/** One's own companion, what it wears, and the parts to choose from. */
export type OwnCompanion = Omit<Output<typeof getCharacter>, 'success'>;

/** What is known of one's own companion; `of` is the member it was asked for. */
export interface CompanionState {
  of: string | null;
  companion: OwnCompanion | null;
  loading: boolean;
  failure: unknown;
}

const unknown: CompanionState = { of: null, companion: null, loading: false, failure: null };
/** `loads` counts the questions. */
const valueAtom = atom<CompanionState & { loads: number }>({ ...unknown, loads: 0 });

/** One's own companion; read only. */
export const companionAtom = atom((get): CompanionState => get(valueAtom));

/**
 * Loads a member's own companion. What is known of it, and what went wrong, stays until the answer
 * is there; only the answer to the last question counts.
 */
export const loadCompanionAtom = atom(null, async (get, set, of: string) => {
  const loads = get(valueAtom).loads + 1;
  set(valueAtom, (before) => ({
    ...(before.of === of ? before : unknown),
    of,
    loading: true,
    loads,
  }));
  const isLast = () => get(valueAtom).loads === loads;
  try {
    const { character, equippedAccessories, availableParts } = await fetchCharacter();
    const companion = { character, equippedAccessories, availableParts };
    if (isLast()) set(valueAtom, { of, companion, loading: false, failure: null, loads });
  } catch (failure) {
    if (isLast()) set(valueAtom, (before) => ({ ...before, loading: false, failure }));
  }
});
