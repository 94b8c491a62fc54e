import { useSelection } from '@/design/hooks/useSelection';
import type { RawItem } from '@contract/models/tools';
import { SAVE_MOST, videoIdOf } from '@contract/rules/saved-video';
import { useMemo } from 'react';

const idOf = (item: RawItem) => videoIdOf(item) ?? '';

/** The items that stand for videos, each video once. */
export function videosOf(items: readonly RawItem[]): RawItem[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  byId.delete('');
  return [...byId.values()];
}

/** Which videos of a result are chosen to be saved. */
export function useVideoSelection(items: readonly RawItem[]) {
  const all = useMemo(() => videosOf(items), [items]);
  const { chosen, has, isFull, set, all: selectAll, clear } = useSelection(all, idOf, SAVE_MOST);
  return { all, chosen, has, isFull, set, selectAll, clear };
}

export type VideoSelection = ReturnType<typeof useVideoSelection>;
