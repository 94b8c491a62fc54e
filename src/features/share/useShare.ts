import { lazyLoad } from '@/design/lazy/lazyLoad';
import { showToastAtom } from '@/state/toasts';
import { postTexts } from '@/texts/post';
import { useStore } from 'jotai';
import type { SharedPost } from './share';

// Loaded with the code that every page loads after hydration.
const code = lazyLoad(() => import('./share'));

/** Shares a post, or reports that it failed. */
export function useShare() {
  const store = useStore();
  return (post: SharedPost) => {
    code.load().then(
      ({ shareAtom }) => store.set(shareAtom, post),
      () => store.set(showToastAtom, { text: postTexts.linkCopyFailed, tone: 'danger' }),
    );
  };
}
