import { loginPath } from '@/config/routes';
import { userAtom } from '@/state/session';
import type { Reaction } from '@contract/rules/reactions';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { reactAtom } from './state';

/** Likes and dislikes of one post; a guest is led to the login page and back. */
export function useReact(postId: string) {
  const needsLogin = useAtomValue(userAtom) === null;
  const react = useSetAtom(reactAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asMember = (act: () => void) => {
    if (needsLogin) void navigate(loginPath(pathname + search));
    else act();
  };
  return {
    needsLogin,
    /** Does what only members can do, or leads to the login page. */
    asMember,
    onReact: (type: Reaction) => asMember(() => void react(postId, type)),
  };
}
