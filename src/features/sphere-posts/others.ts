import { call } from '@/api/client';
import { sharePosts } from '@/state/posts';
import { createRemote } from '@/state/remote';
import type { Post } from '@contract/models/post';

/** How many are shown and requested: some posts have no video, and one is the open post. */
const SHOWN = 4;
const ASKED = 10;

const hasVideo = ({ blocksJson }: Post) => blocksJson.some(({ type }) => type === 'video');

/** Returns the key of the other videos in a post's sphere. */
export const othersKey = (sphereId: string, postId: string) => `${sphereId} ${postId}`;

/** Other videos of the sphere of a post, by `othersKey`. */
export const othersRemote = createRemote<{ items: readonly Post[] }>({
  load: async (key, signal) => {
    const [sphereId, postId] = key.split(' ');
    const {
      data: { posts },
    } = await call('getFeed', { query: { sphereId, limit: ASKED } }, signal);
    const others = posts.filter(
      (post) => post.postId !== postId && post.isConfirmed && hasVideo(post),
    );
    return { items: others.slice(0, SHOWN) };
  },
  share: sharePosts,
});
