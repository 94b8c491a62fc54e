import { useState } from 'react';

/**
 * The rows that are selected for one common decision; a row that leaves the list is no longer
 * selected.
 * @param most how many can be selected at once
 */
export function useSelection<T>(items: readonly T[], idOf: (item: T) => string, most: number) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter((item) => ids.has(idOf(item)));
  const isFull = chosen.length >= most;
  return {
    chosen,
    has: (id: string) => ids.has(id),
    isFull,
    set: (id: string, isOn: boolean) => {
      if (isOn && isFull) return;
      setIds((before) => {
        const next = new Set([...before].filter((one) => one !== id));
        return isOn ? next.add(id) : next;
      });
    },
    all: () => setIds(new Set(items.slice(0, most).map(idOf))),
    drop: (dropped: ReadonlySet<string>) =>
      setIds((before) => new Set([...before].filter((id) => !dropped.has(id)))),
    clear: () => setIds(new Set()),
  };
}
