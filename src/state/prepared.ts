import { atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';

/**
 * A place for what was loaded before the first render and belongs to one component: `putAtom` fills
 * it under a key, `usePrepared` gives it to the first component that asks by that key.
 */
export function createPrepared<T>() {
  const valueAtom = atom<{ key: string; value: T } | null>(null);

  /** What was prepared, the same from render to render; null when nothing was. */
  function usePrepared(key: string): T | null {
    const store = useStore();
    const [value] = useState(() => {
      const prepared = store.get(valueAtom);
      return prepared?.key === key ? prepared.value : null;
    });
    // Anyone who comes back later asks again.
    useEffect(() => store.set(valueAtom, null), [store]);
    return value;
  }

  return {
    putAtom: atom(null, (_get, set, key: string, value: T) => set(valueAtom, { key, value })),
    usePrepared,
  };
}
