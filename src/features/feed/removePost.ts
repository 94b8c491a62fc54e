import { removePost } from '@/api/posts';
import { feedListsAtom } from '@/state/feed';
import { atom } from 'jotai';

/** Deletes a post, and takes it out of every list that was shown. */
export const removePostAtom = atom(null, async (_get, set, postId: string) => {
  await removePost(postId);
  set(feedListsAtom, ({ viewer, byPath }) => ({
    viewer,
    byPath: Object.fromEntries(
      Object.entries(byPath).map(([path, list]) => [
        path,
        { ...list, ids: list.ids.filter((id) => id !== postId) },
      ]),
    ),
  }));
});
