import { leftOutPostsAtom } from '@/state/hidden';
import type { Post } from '@contract/models/post';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { loadOthersAtom, usePreparedOthers } from './others';

/**
 * Other videos of a sphere; null until they are there. A failure leaves none: they are an offer
 * beside the post, and nobody asked for them.
 */
export function useSpherePosts(sphereId: string, exceptPostId: string): Post[] | null {
  const prepared = usePreparedOthers(exceptPostId);
  const [posts, setPosts] = useState(prepared);
  const leftOut = useAtomValue(leftOutPostsAtom);
  const load = useSetAtom(loadOthersAtom);
  useEffect(() => {
    if (prepared) return;
    const controller = new AbortController();
    load(sphereId, exceptPostId, controller.signal).then(
      (others) => {
        if (!controller.signal.aborted) setPosts(others);
      },
      () => {
        if (!controller.signal.aborted) setPosts([]);
      },
    );
    return () => controller.abort();
  }, [sphereId, exceptPostId, load, prepared]);
  return posts && posts.filter(({ postId }) => !leftOut.has(postId));
}
