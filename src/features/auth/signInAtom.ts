import { clearFeedAtom } from '@/state/feed';
import { clearPostsAtom } from '@/state/posts';
import { setUserAtom, type SessionUser } from '@/state/session';
import { atom } from 'jotai';

// Its own file: every page needs it soon after its first view, and without the form's code.

/** Signs a member in, and discards the posts that were loaded for a guest. */
export const signInAtom = atom(null, (_get, set, user: SessionUser) => {
  set(clearPostsAtom);
  set(clearFeedAtom);
  set(setUserAtom, user);
});
