import { sendBlocked } from '@/api/collections';
import { dropPostsAtom } from '@/state/leavingPosts';
import { postsAtom } from '@/state/posts';
import { silenceMemberAtom } from '@/state/silenced';
import { atom } from 'jotai';

/** Blocks a member: their posts leave the lists, and their comments are read no more. */
export const blockMemberAtom = atom(null, async (get, set, userId: string) => {
  await sendBlocked(userId, true);
  const posts = get(postsAtom);
  set(dropPostsAtom, (postId) => posts[postId]?.userId === userId);
  set(silenceMemberAtom, userId, true);
});
