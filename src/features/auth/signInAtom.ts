import { clearFeedAtom } from '@/state/feed';
import { clearPostsAtom } from '@/state/posts';
import { setUserAtom, type SessionUser } from '@/state/session';
import { atom } from 'jotai';

/** Signs a member in, and forgets the posts that were loaded with a guest's flags. */
export const signInAtom = atom(null, (_get, set, user: SessionUser) => {
  set(clearPostsAtom);
  set(clearFeedAtom);
  set(setUserAtom, user);
});
