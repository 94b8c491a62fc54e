import { postsAtom } from '@/state/posts';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { FIRST } from './useShown';

/**
 * Returns the post with the first picture of a list among its first cards: text or notices may come
 * before it. Undefined if no picture is near.
 */
export function useFirstPicture(ids: readonly string[]): string | undefined {
  // A list is a new array in each render; a new atom for each would render forever.
  const near = ids.slice(0, FIRST).join(' ');
  const firstAtom = useMemo(
    () =>
      atom((get) => {
        const posts = get(postsAtom);
        return near.split(' ').find((id) => {
          const post = posts[id];
          return (
            post &&
            !post.isPinned &&
            post.blocksJson.some(({ type }) => type === 'video' || type === 'image')
          );
        });
      }),
    [near],
  );
  return useAtomValue(firstAtom);
}
