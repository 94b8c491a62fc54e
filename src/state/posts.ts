import type { Post } from '@contract/models/post';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Page } from './pages';
import type { Share } from './remote';

// One copy of each post: a like in the open detail is the same like in the list behind it.
const valueAtom = atom<Readonly<Record<string, Post>>>({});

/** All posts that were loaded, by id. */
export const postsAtom = atom((get) => get(valueAtom));

/**
 * Puts loaded posts in place of older copies.
 * @param before what was known when they were asked for: what became of a post since (a like, a
 * comment) is newer than the answer, and stays. Without it the posts are as new as can be.
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

/** Puts the posts of an answer in, but leaves what became of one since it was asked for. */
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

/** Forgets all posts: their flags were another viewer's. */
export const clearPostsAtom = atom(null, (_get, set) => set(valueAtom, {}));

/** One post; renders again only when that post changed. */
export function usePost(postId: string): Post | undefined {
  return useAtomValue(useMemo(() => atom((get) => get(valueAtom)[postId]), [postId]));
}
