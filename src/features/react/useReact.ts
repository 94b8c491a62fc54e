import { loginPath } from '@/config/routes';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText, failureTexts } from '@/texts/errors';
import type { Reaction } from '@contract/rules/posts/reactions';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';

// Loaded with the code that every page loads after hydration, because reading needs no reactions.
const code = lazyLoad(() => import('./state'));

/** Likes and dislikes of one post; a guest is sent to the login page and back. */
export function useReact(postId: string) {
  const needsLogin = useAtomValue(userAtom) === null;
  const store = useStore();
  const showToast = useSetAtom(showToastAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asMember = (act: () => void) => {
    if (needsLogin) void navigate(loginPath(pathname + search));
    else act();
  };
  const react = (type: Reaction) => {
    code.load().then(
      ({ reactAtom }) => store.set(reactAtom, postId, type),
      (error: unknown) =>
        showToast({ text: failureText(error, failureTexts[type]), tone: 'danger' }),
    );
  };
  return {
    needsLogin,
    /** Runs an action for members, or opens the login page. */
    asMember,
    onReact: (type: Reaction) => asMember(() => react(type)),
  };
}
