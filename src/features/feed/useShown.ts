import { useState } from 'react';
import { useIsReturn } from './useIsReturn';

/** Posts that are drawn at first: what a screen holds and more. The budget of the first view
 * counts nodes. */
const FIRST = 3;

/**
 * Draws the first posts of a list, and all once the reader comes near their place. A list that
 * somebody comes back to is drawn whole at once, because its scroll position is in it.
 */
export function useShown(path: string, ids: readonly string[]) {
  const isKept = useIsReturn() && ids.length > 0;
  const [state, setState] = useState({ path, isWhole: isKept });
  let { isWhole } = state;
  if (state.path !== path) {
    isWhole = isKept;
    setState({ path, isWhole });
  }
  return {
    shown: isWhole ? ids : ids.slice(0, FIRST),
    showAll: () => setState({ path, isWhole: true }),
  };
}
