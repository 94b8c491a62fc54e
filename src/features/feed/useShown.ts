import type { FeedList } from '@/state/feed';
import { useState } from 'react';
import { useIsReturn } from './useIsReturn';

/** Posts that are drawn at first: what a screen holds and more. The budget of the first view
 * counts nodes. */
export const FIRST = 3;

const none: readonly string[] = [];

/**
 * Gives the first posts of a list, and all once the reader comes near their place. A list that
 * somebody comes back to, scrolled, is whole at once (`isKept`), because its place is in it.
 */
export function useShown(path: string, list: FeedList | undefined) {
  const ids = list?.ids ?? none;
  const isReturn = useIsReturn() && ids.length > 0 && (list?.scrollY ?? 0) > 0;
  const [state, setState] = useState({ path, isKept: isReturn, isWhole: isReturn });
  let { isWhole, isKept } = state;
  if (state.path !== path) {
    isWhole = isKept = isReturn;
    setState({ path, isKept, isWhole });
  }
  return {
    shown: isWhole ? ids : ids.slice(0, FIRST),
    isKept,
    showAll: () => setState({ path, isKept, isWhole: true }),
  };
}
