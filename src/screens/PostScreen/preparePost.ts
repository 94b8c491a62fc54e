import { prepareDetailAtom } from '@/features/post-detail/detail';
import { prepareOthersAtom } from '@/features/sphere-posts/others';
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
  const answer = await store.set(prepareDetailAtom, postId);
  const sphereId = answer.status === 'loaded' && answer.post.sphereId;
  if (sphereId) await store.set(prepareOthersAtom, sphereId, postId);
}
