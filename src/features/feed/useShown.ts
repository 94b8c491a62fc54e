import type { Pages } from '@/state/pages';
import { useIsReturn } from '@/components/useIsReturn';
import type { Post } from '@contract/models/post';
import type { FeedFilter } from '@/config/feedAddress';
import { useMemo, useState } from 'react';

/** Posts that are drawn at first: what a screen holds and more. The budget of the first view
 * counts nodes. */
export const FIRST = 3;

/** In a sphere one less: its head stands above them. */
export const firstOf = ({ sphereId }: FeedFilter) => (sphereId ? FIRST - 1 : FIRST);

/**
 * Gives the first posts of a list, and all once the reader comes near their place. A list that
 * somebody comes back to, scrolled, is whole at once (`isKept`), because its place is in it. The
 * member's own posts that wait are given apart (`pending`).
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
