import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { firstThreads, type Thread } from './threads';

/** The number of comments rendered at first, because the first view's budget counts nodes. */
const FIRST = 7;

const never = () => () => undefined;

/** The address fragment, which the server does not know; empty during hydration. */
function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => hash,
    () => '',
  );
}

/**
 * Returns the first comments, and all of them once the reader comes near the rest or the address
 * names one of them. `rest` are those not rendered yet.
 */
export function useFirstThreads(threads: readonly Thread[]) {
  const [isWhole, setIsWhole] = useState(false);
  const hash = useHash();
  const first = firstThreads(threads, FIRST);
  const isAsked = first.rest.some(({ commentId }) => hash === `#${commentId}`);
  if (isAsked && !isWhole) setIsWhole(true);
  return {
    ...(isWhole || isAsked ? { shown: threads, rest: [] } : first),
    showAll: () => setIsWhole(true),
  };
}
