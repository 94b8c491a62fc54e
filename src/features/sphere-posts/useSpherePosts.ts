import { fetchFeed } from '@/api/posts';
import { putPostsAtom } from '@/state/posts';
import type { Post } from '@contract/models/post';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/** How many the side column shows, and how many are asked for: some are no videos, one is this. */
const SHOWN = 4;
const ASKED = 10;

const hasVideo = ({ blocksJson }: Post) => blocksJson.some(({ type }) => type === 'video');

/**
 * Other videos of a sphere; null until they are there. A failure leaves none: they are an offer
 * beside the post, and nobody asked for them.
 */
export function useSpherePosts(sphereId: string, exceptPostId: string): Post[] | null {
  const [posts, setPosts] = useState<Post[] | null>(null);
  const putPosts = useSetAtom(putPostsAtom);
  useEffect(() => {
    const controller = new AbortController();
    fetchFeed({ sphereId, limit: ASKED }, controller.signal).then(
      ({ posts: loaded }) => {
        if (controller.signal.aborted) return;
        const others = loaded.filter(
          (post) => post.postId !== exceptPostId && post.isConfirmed && hasVideo(post),
        );
        putPosts(others);
        setPosts(others.slice(0, SHOWN));
      },
      () => {
        if (!controller.signal.aborted) setPosts([]);
      },
    );
    return () => controller.abort();
  }, [sphereId, exceptPostId, putPosts]);
  return posts;
}
