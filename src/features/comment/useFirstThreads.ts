import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { firstThreads, type Thread } from './threads';

/** Comments that are drawn at first: what a phone shows and more. The budget of the first view counts nodes. */
const FIRST = 7;

const never = () => () => undefined;

/** The part of the address that the server does not learn of; it is empty while the page comes to life. */
function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => hash,
    () => '',
  );
}

/**
 * Gives the first comments, and all once the reader comes near their place or the address names one
 * of them. `rest` are those that are not drawn yet.
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
