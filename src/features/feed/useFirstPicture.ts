import { postsAtom } from '@/state/posts';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { FIRST } from './useShown';

/**
 * Gives the post whose picture is the first of a list, on whichever of its first cards it stands:
 * there may be words and notices above it. Undefined when no picture is near.
 */
export function useFirstPicture(ids: readonly string[]): string | undefined {
  // A list is another array in each render; an atom made for each would draw the list for ever.
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
