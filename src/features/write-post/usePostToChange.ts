import { fetchPostDetail } from '@/api/posts';
import { actorAtom } from '@/state/session';
import { createRemote } from '@/state/remote';
import { useRemote } from '@/state/useRemote';
import { ApiError } from '@contract/errors';
import type { Post } from '@contract/models/post';
import { can } from '@contract/policies';
import { parseId } from '@contract/rules/ids';
import { useAtomValue } from 'jotai';

const postRemote = createRemote<Post>({
  load: async (postId, signal) => (await fetchPostDetail(postId, signal)).post,
});

/** An address that names no post at all is refused before anybody looks for one. */
const isNoPost = (error: unknown) =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');

/** The post that is to be changed, fresh from the server: a copy in a list may be behind. */
export function usePostToChange(postId: string) {
  const { state, retry } = useRemote(postRemote, postId);
  const actor = useAtomValue(actorAtom);
  const post = state.value;
  const facts = post && {
    authorId: parseId('user', post.userId) ?? 0,
    isConfirmed: post.isConfirmed,
  };
  return {
    state,
    retry,
    isMissing: state.status === 'failed' && isNoPost(state.error),
    isForbidden: facts !== null && !can(actor, 'post.update', facts),
  };
}
