import type { Pages } from '@/state/pages';
import { useIsReturn } from '@/components/useIsReturn';
import type { Post } from '@contract/models/post';
import type { FeedFilter } from '@/config/feedAddress';
import { useMemo, useState } from 'react';

/** The number of posts rendered at first, because the first view's budget counts nodes. */
export const FIRST = 3;

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
