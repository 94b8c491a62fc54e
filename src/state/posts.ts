import type { Post } from '@contract/models/post';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Page } from './pages';
import type { Share } from './remote';

// One copy of each post: a like in the open post shows in the list behind it too.
const valueAtom = atom<Readonly<Record<string, Post>>>({});

/** All loaded posts, by id. */
export const postsAtom = atom((get) => get(valueAtom));

/**
 * Puts loaded posts in place of older copies.
 * @param before the posts at the time of the request: changes since then (a like, a comment) are
 * newer than the answer and stay. Without it the answer counts as the newest.
 */
export const putPostsAtom = atom(
  null,
  (_get, set, posts: readonly Post[], before?: Readonly<Record<string, Post>>) => {
    set(valueAtom, (known) => {
      const isAsAsked = (id: string) => !before || !known[id] || known[id] === before[id];
      const put = posts.filter(({ postId }) => isAsAsked(postId));
      return { ...known, ...Object.fromEntries(put.map((post) => [post.postId, post])) };
    });
  },
);

/** Adds the posts of an answer but keeps changes that were made after the request. */
export const sharePosts: Share<Pick<Page<Post>, 'items'>> = (get) => {
  const before = get(postsAtom);
  return (set, { items }) => set(putPostsAtom, items, before);
};

/** Changes fields of one post, if it is loaded. */
export const patchPostAtom = atom(null, (_get, set, postId: string, change: Partial<Post>) => {
  set(valueAtom, (known) => {
    const post = known[postId];
    return post ? { ...known, [postId]: { ...post, ...change } } : known;
  });
});

/** Forgets all posts because their flags belong to another viewer. */
export const clearPostsAtom = atom(null, (_get, set) => set(valueAtom, {}));

/** One post; the component renders again only when that post changes. */
export function usePost(postId: string): Post | undefined {
  return useAtomValue(useMemo(() => atom((get) => get(valueAtom)[postId]), [postId]));
}
