import { useStore } from 'jotai';

/** Saves a post or gives it up. What does it comes with the first press: few posts are saved. */
export function useSave(postId: string): () => void {
  const store = useStore();
  return () => {
    void import('./save').then(({ toggleSavedAtom }) => store.set(toggleSavedAtom, postId));
  };
}
