import { useSetAtom } from 'jotai';
import { toggleSavedAtom } from './save';

/** Saves a post or gives it up. */
export function useSave(postId: string): () => void {
  const toggle = useSetAtom(toggleSavedAtom);
  return () => void toggle(postId);
}
