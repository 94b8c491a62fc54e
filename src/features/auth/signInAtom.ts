import { clearFeedAtom } from '@/state/feed';
import { clearPostsAtom } from '@/state/posts';
import { setUserAtom } from '@/state/session';
import type { Member } from '@contract/models/member';
import { atom } from 'jotai';

/** Signs a member in, and forgets the posts that were loaded with a guest's flags. */
export const signInAtom = atom(null, (_get, set, user: Member) => {
  set(clearPostsAtom);
  set(clearFeedAtom);
  set(setUserAtom, user);
});
