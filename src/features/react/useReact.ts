import { lazyLoad } from '@/design/lazy/lazyLoad';
import { useAsMember } from '@/state/intent';
import { showToastAtom } from '@/state/toasts';
import { failureText, failureTexts } from '@/texts/errors';
import type { Reaction } from '@contract/rules/posts/reactions';
import { useStore } from 'jotai';

// Loaded with the code that every page loads after hydration, because reading needs no reactions.
const code = lazyLoad(() => import('./state'));

/** Likes or dislikes a post. */
export function useReact(postId: string): (type: Reaction) => void {
  const store = useStore();
  const asMember = useAsMember();
  const react = (type: Reaction) => {
    code.load().then(
      ({ reactAtom }) => store.set(reactAtom, postId, type),
      (error: unknown) =>
        store.set(showToastAtom, { text: failureText(error, failureTexts[type]), tone: 'danger' }),
    );
  };
  return (type) => asMember(() => react(type), { act: type, id: postId });
}
