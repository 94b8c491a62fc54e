import { useSelection } from '@/design/hooks/useSelection';
import type { RawItem } from '@contract/models/tools';
import { SAVE_MOST, videoIdOf } from '@contract/rules/posts/saved-video';
import { useMemo, useState } from 'react';

const idOf = (item: RawItem) => videoIdOf(item) ?? '';

/** The items that are videos, each video once. */
export function videosOf(items: readonly RawItem[]): RawItem[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  byId.delete('');
  return [...byId.values()];
}

/** The videos of a result that are selected for saving. */
export function useVideoSelection(items: readonly RawItem[]) {
  const all = useMemo(() => videosOf(items), [items]);
  const { chosen, has, isFull, set, all: selectAll, clear } = useSelection(all, idOf, SAVE_MOST);
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  return {
    ...{ all, chosen, has, isFull, set, selectAll, clear },
    isSaved: (videoId: string) => saved.has(videoId),
    /** Marks videos as saved and deselects them. */
    markSaved: (videos: readonly RawItem[]) => {
      setSaved((before) => new Set([...before, ...videos.map(idOf)]));
      clear();
    },
    /** Unmarks videos whose posts were undone. */
    unmark: (videos: readonly RawItem[]) => {
      const ids = new Set(videos.map(idOf));
      setSaved((before) => new Set([...before].filter((id) => !ids.has(id))));
    },
  };
}

export type VideoSelection = ReturnType<typeof useVideoSelection>;
