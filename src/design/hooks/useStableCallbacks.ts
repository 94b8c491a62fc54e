import { useLayoutEffect, useRef, useState } from 'react';

type Callbacks = Record<string, (...args: never[]) => unknown>;

/**
 * Returns the same functions for every render, so that memoized children skip a render.
 * @param callbacks by name; the names never change
 * @returns functions with the same names; each calls the version of the latest render
 */
export function useStableCallbacks<T extends Callbacks>(callbacks: T): T {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(() => {
    const call = (name: string) => [name, (...args: never[]) => latest.current[name]?.(...args)];
    return Object.fromEntries(Object.keys(callbacks).map(call)) as T;
  });
  return stable;
}
