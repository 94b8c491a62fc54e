import { call } from '@/api/client';
import { actorAtom } from '@/state/session';
import { createRemote } from '@/state/remote';
import { useRemote } from '@/state/useRemote';
import { ApiError } from '@contract/errors';
import type { Post } from '@contract/models/post';
import { can } from '@contract/policies';
import { parseId } from '@contract/rules/site/ids';
import { useAtomValue } from 'jotai';

const postRemote = createRemote<Post>({
  load: async (postId, signal) =>
    (await call('getPostDetail', { params: { postId }, query: {} }, signal)).post,
});

/** An address that cannot be a post is refused before the database is asked. */
const isNoPost = (error: unknown) =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');

/** Loads the post to edit from the server, because a copy in a list may be outdated. */
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
