import { clearFeedAtom } from '@/state/feed';
import { clearPostsAtom } from '@/state/posts';
import { setUserAtom, type SessionUser } from '@/state/session';
import { atom } from 'jotai';

// Its own file: every page needs it soon after its first view, and without the form's code.

/** The id of the member who has just signed up on this page. */
export const newMemberAtom = atom<string | null>(null);

/** Signs a member in, and discards the posts that were loaded for a guest. */
export const signInAtom = atom(null, (_get, set, user: SessionUser, isNew = false) => {
  set(newMemberAtom, isNew ? user.user_id : null);
  set(clearPostsAtom);
  set(clearFeedAtom);
  set(setUserAtom, user);
});
