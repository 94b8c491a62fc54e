import { fetchFeed } from '@/api/posts';
import { putPostsAtom } from '@/state/posts';
import { createPrepared } from '@/state/prepared';
import type { Post } from '@contract/models/post';
import { atom } from 'jotai';

/** How many the side column shows, and how many are asked for: some are no videos, one is this. */
const SHOWN = 4;
const ASKED = 10;

const hasVideo = ({ blocksJson }: Post) => blocksJson.some(({ type }) => type === 'video');

/** Loads other videos of the sphere of a post; throws what the call throws. */
export const loadOthersAtom = atom(
  null,
  async (_get, set, sphereId: string, exceptPostId: string, signal?: AbortSignal) => {
    const { posts } = await fetchFeed({ sphereId, limit: ASKED }, signal);
    const others = posts
      .filter((post) => post.postId !== exceptPostId && post.isConfirmed && hasVideo(post))
      .slice(0, SHOWN);
    if (!signal?.aborted) set(putPostsAtom, others);
    return others;
  },
);

const prepared = createPrepared<Post[]>();

/** The videos that were there before the first render, if they are this post's. */
export const usePreparedOthers = prepared.usePrepared;

/** Loads them for the first render of a post's page; a failure leaves them to the page. */
export const prepareOthersAtom = atom(null, async (_get, set, sphereId: string, postId: string) => {
  try {
    set(prepared.putAtom, postId, await set(loadOthersAtom, sphereId, postId));
  } catch {
    // They are an offer beside the post; the page asks again by itself.
  }
});
