import { lazyLoad } from '@/design/lazy/lazyLoad';
import { useAsMember } from '@/state/intent';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { saveTexts } from '@/texts/save';
import { useStore } from 'jotai';

// Loaded with the code that every page loads after hydration.
const code = lazyLoad(() => import('./save'));

/** Saves or unsaves a post. */
export function useSave(postId: string): () => void {
  const store = useStore();
  const asMember = useAsMember();
  const save = () => {
    code.load().then(
      ({ toggleSavedAtom }) => store.set(toggleSavedAtom, postId),
      (error: unknown) =>
        store.set(showToastAtom, {
          text: failureText(error, saveTexts.saveFailed),
          tone: 'danger',
        }),
    );
  };
  return () => asMember(save, { act: 'save', id: postId });
}
