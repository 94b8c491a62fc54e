import { useSharedRemote } from '@/state/useRemote';
import { useAtomValue } from 'jotai';
import { gardenAtom, gardenRemote } from './garden';

/** Loads a member's own garden each time it is shown. */
export function useGarden(memberId: string) {
  const { state, retry } = useSharedRemote(gardenRemote, memberId);
  return { ...state, garden: useAtomValue(gardenAtom), retry };
}
