import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { gardenAtom, loadGardenAtom } from './garden';

/** A member's own garden, asked for each time it comes to the screen. */
export function useGarden(memberId: string) {
  const state = useAtomValue(gardenAtom);
  const load = useSetAtom(loadGardenAtom);
  useEffect(() => void load(memberId), [memberId, load]);
  return { ...state, retry: () => void load(memberId) };
}
