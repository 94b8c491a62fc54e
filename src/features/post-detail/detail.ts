import { fetchPostDetail } from '@/api/posts';
import { putPostsAtom } from '@/state/posts';
import { createPrepared } from '@/state/prepared';
import { ApiError } from '@contract/errors';
import type { Comment } from '@contract/models/comment';
import type { Post } from '@contract/models/post';
import { atom } from 'jotai';

/** What came of asking for a post. */
export type DetailAnswer =
  | { status: 'missing' }
  | { status: 'failed'; error: unknown }
  | { status: 'loaded'; post: Post; comments: Comment[]; nextCursor: string | null };

const prepared = createPrepared<DetailAnswer>();

/** The answer that was there before the first render, if it is this post's. */
export const usePreparedDetail = prepared.usePrepared;

/** Asks for a post with its first comments; never throws. */
export async function readDetail(postId: string, signal?: AbortSignal): Promise<DetailAnswer> {
  try {
    const { post, comments, commentsPagination } = await fetchPostDetail(postId, signal);
    return { status: 'loaded', post, comments, nextCursor: commentsPagination.nextCursor };
  } catch (error) {
    const isMissing = error instanceof ApiError && error.code === 'NOT_FOUND';
    return isMissing ? { status: 'missing' } : { status: 'failed', error };
  }
}

/** Loads a post for the first render of its page; gives what came of it. */
export const prepareDetailAtom = atom(null, async (_get, set, postId: string) => {
  const answer = await readDetail(postId);
  if (answer.status === 'loaded') set(putPostsAtom, [answer.post]);
  set(prepared.putAtom, postId, answer);
  return answer;
});
