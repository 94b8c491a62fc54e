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
const valueAtom = atom<CompanionState>(unknown);

/** One's own companion; read only. */
export const companionAtom = atom((get) => get(valueAtom));

/**
 * Loads a member's own companion. What is known of it stays until the answer is there; an answer
 * for another member than the last one asked for is dropped.
 */
export const loadCompanionAtom = atom(null, async (get, set, of: string) => {
  set(valueAtom, (before) => ({
    ...(before.of === of ? before : unknown),
    of,
    loading: true,
    failure: null,
  }));
  const isWanted = () => get(valueAtom).of === of;
  try {
    const { character, equippedAccessories, availableParts } = await fetchCharacter();
    const companion = { character, equippedAccessories, availableParts };
    if (isWanted()) set(valueAtom, { of, companion, loading: false, failure: null });
  } catch (failure) {
    if (isWanted()) set(valueAtom, (before) => ({ ...before, loading: false, failure }));
  }
});
