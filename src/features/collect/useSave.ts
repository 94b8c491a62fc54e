import { lazyLoad } from '@/design/lazy/lazyLoad';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { saveTexts } from '@/texts/save';
import { useSetAtom, useStore } from 'jotai';

// It comes with what every page loads once it is hydrated.
const code = lazyLoad(() => import('./save'));

/** Saves a post or gives it up. */
export function useSave(postId: string): () => void {
  const store = useStore();
  const showToast = useSetAtom(showToastAtom);
  return () => {
    code.load().then(
      ({ toggleSavedAtom }) => store.set(toggleSavedAtom, postId),
      (error: unknown) =>
        showToast({ text: failureText(error, saveTexts.saveFailed), tone: 'danger' }),
    );
  };
}
