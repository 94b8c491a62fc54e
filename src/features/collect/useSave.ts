import { lazyLoad } from '@/design/lazy/lazyLoad';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { saveTexts } from '@/texts/save';
import { useSetAtom, useStore } from 'jotai';

// Loaded with the code that every page loads after hydration.
const code = lazyLoad(() => import('./save'));

/** Saves or unsaves a post. */
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
