import type { Pages } from '@/state/pages';
import { useIsReturn } from '@/components/useIsReturn';
import type { Post } from '@contract/models/post';
import type { FeedFilter } from '@/config/feedAddress';
import { useMemo, useState } from 'react';
import { postsAtom } from '@/state/posts';
import { atom, useAtomValue } from 'jotai';

/**
 * Returns the post with the first picture of a list among its first cards: text or notices may come
 * before it. Undefined if no picture is near.
 */
export function useFirstPicture(ids: readonly string[]): string | undefined {
  // A list is a new array in each render; a new atom for each would render forever.
  const near = ids.slice(0, FIRST).join(' ');
  const firstAtom = useMemo(
    () =>
      atom((get) => {
        const posts = get(postsAtom);
        return near.split(' ').find((id) => {
          const post = posts[id];
          return (
            post &&
            !post.isPinned &&
            post.blocksJson.some(({ type }) => type === 'video' || type === 'image')
          );
        });
      }),
    [near],
  );
  return useAtomValue(firstAtom);
}

/** The number of posts rendered at first, because the first view's budget counts nodes. */
const FIRST = 3;

/** One less in a sphere, because of the header above them. */
export const firstOf = ({ sphereId }: FeedFilter) => (sphereId ? FIRST - 1 : FIRST);

/**
 * Returns the first posts of a list, and all of them once the reader comes near the rest. A
 * scrolled list to which the reader returns is complete at once (`isKept`), because the scroll
 * position needs it. The member's own pending posts are separate (`pending`).
 */
export function useShown(path: string, { items, scrollY }: Pages<Post>, first: number) {
  const posts = useMemo(
    () => ({
      ids: items.filter(({ isConfirmed }) => isConfirmed).map(({ postId }) => postId),
      pending: items.filter(({ isConfirmed }) => !isConfirmed).map(({ postId }) => postId),
    }),
    [items],
  );
  const { ids } = posts;
  const isReturn = useIsReturn() && ids.length > 0 && (scrollY ?? 0) > 0;
  const [state, setState] = useState({ path, isKept: isReturn, isWhole: isReturn });
  let { isWhole, isKept } = state;
  if (state.path !== path) {
    isWhole = isKept = isReturn;
    setState({ path, isKept, isWhole });
  }
  return {
    shown: isWhole ? ids : ids.slice(0, first),
    hasHidden: !isWhole && ids.length > first,
    pending: posts.pending,
    isKept,
    showAll: () => setState({ path, isKept, isWhole: true }),
  };
}
