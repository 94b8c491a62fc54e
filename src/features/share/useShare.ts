import { lazyLoad } from '@/design/lazy/lazyLoad';
import { showToastAtom } from '@/state/toasts';
import { postTexts } from '@/texts/post';
import { useStore } from 'jotai';
import type { SharedPost } from './share';

// It comes with what every page loads once it is hydrated.
const code = lazyLoad(() => import('./share'));

/** Shares a post, or says that it could not. */
export function useShare() {
  const store = useStore();
  return (post: SharedPost) => {
    code.load().then(
      ({ shareAtom }) => store.set(shareAtom, post),
      () => store.set(showToastAtom, { text: postTexts.linkCopyFailed, tone: 'danger' }),
    );
  };
}
