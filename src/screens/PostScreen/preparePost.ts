import { prepareDetailAtom } from '@/features/post-detail/detail';
import { othersKey, othersRemote } from '@/features/sphere-posts/others';
import { formatId, parseId } from '@contract/rules/ids';
import type { createStore } from 'jotai';

/** Loads what a post's page shows first; nothing for an address that names no post. */
export async function preparePost(
  store: ReturnType<typeof createStore>,
  { postId: given }: { postId?: string | undefined },
): Promise<void> {
  const id = parseId('post', given);
  if (id === null) return;
  const postId = formatId('post', id);
  const post = await store.set(prepareDetailAtom, postId);
  if (post?.sphereId) await store.set(othersRemote.loadAtom, othersKey(post.sphereId, postId));
}
