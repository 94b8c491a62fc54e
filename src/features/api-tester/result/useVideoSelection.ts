import { useSelection } from '@/design/hooks/useSelection';
import type { RawItem } from '@contract/models/tools';
import { SAVE_MOST, videoIdOf } from '@contract/rules/saved-video';
import { useMemo, useState } from 'react';

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
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  return {
    ...{ all, chosen, has, isFull, set, selectAll, clear },
    isSaved: (videoId: string) => saved.has(videoId),
    /** Marks videos as saved; they are chosen no more. */
    markSaved: (videos: readonly RawItem[]) => {
      setSaved((before) => new Set([...before, ...videos.map(idOf)]));
      clear();
    },
    /** Takes the marks of videos away, whose posts were taken back. */
    unmark: (videos: readonly RawItem[]) => {
      const ids = new Set(videos.map(idOf));
      setSaved((before) => new Set([...before].filter((id) => !ids.has(id))));
    },
  };
}

export type VideoSelection = ReturnType<typeof useVideoSelection>;
