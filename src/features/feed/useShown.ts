import { useState } from 'react';
import { useIsReturn } from './useIsReturn';

/** Posts that are drawn at first: what two screens hold. The budget of the first view counts nodes. */
const FIRST = 4;
const STEP = 6;

/**
 * Draws the first posts of a list and the rest when their place comes near. A list that somebody
 * comes back to is drawn whole at once, because its scroll position is in it.
 */
export function useShown(path: string, ids: readonly string[]) {
  const isReturn = useIsReturn();
  const [state, setState] = useState({
    path,
    count: isReturn && ids.length > 0 ? Infinity : FIRST,
  });
  let { count } = state;
  if (state.path !== path) {
    count = isReturn && ids.length > 0 ? Infinity : FIRST;
    setState({ path, count });
  }
  return {
    shown: ids.slice(0, count),
    showMore: () => setState({ path, count: count + STEP }),
  };
}
