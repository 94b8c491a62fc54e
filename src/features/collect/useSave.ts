import { showToastAtom } from '@/state/toasts';
import { boundaryTexts } from '@/texts/errors';
import { useStore } from 'jotai';

const loadSave = () => import('./save');

/** Saves a post or gives it up. What does it comes with the first press: few posts are saved. */
export function useSave(postId: string): () => void {
  const store = useStore();
  return () => {
    loadSave()
      .catch(loadSave)
      .then(
        ({ toggleSavedAtom }) => store.set(toggleSavedAtom, postId),
        () => store.set(showToastAtom, { text: boundaryTexts.network, tone: 'error' }),
      );
  };
}
