import { useSharedRemote } from '@/state/useRemote';
import { useAtomValue } from 'jotai';
import { gardenAtom, gardenRemote } from './garden';

/** A member's own garden, asked for each time it comes to the screen. */
export function useGarden(memberId: string) {
  const { state, retry } = useSharedRemote(gardenRemote, memberId);
  return { ...state, garden: useAtomValue(gardenAtom), retry };
}
