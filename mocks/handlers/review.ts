import { ApiError } from '@contract/errors';
import { presentReviewComment } from '@contract/presenters/comment';
import { formatId } from '@contract/rules/ids';
import { compareKeysDescending } from '@contract/rules/cursor';
import { reasonTexts } from '@contract/texts';
import { matchesQuery } from '../db/feed';
import { pageOf } from '../db/paging';
import { posts, type PostRow } from '../db/posts';
import { reviewPost } from '../db/publishing';
import { listThreads } from '../db/threads';
import { commentRecord } from '../presenters/comment';
import { presentPost, presentReviewPost } from '../presenters/post';
import type { Handlers } from './types';

interface ListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  cursor?: number[] | undefined;
}

// The guard has let through an admin or a holder of the key; both see every post.
function anyPost(id: number): PostRow {
  const post = posts.find(id);
  if (!post) throw new ApiError('NOT_FOUND', reasonTexts.postNotFound);
  return post;
}

function list(query: ListQuery, belongs: (post: PostRow) => boolean) {
  const all = posts.list();
  const confirmed = all.filter(({ isConfirmed }) => isConfirmed).length;
  const found = all.filter((post) => belongs(post) && (!query.q || matchesQuery(post, query.q)));
  const { rows, pagination } = pageOf(found, query, {
    length: 2,
    keysOf: ({ createdAt, id }) => [createdAt, id],
    compare: compareKeysDescending,
  });
  const counts = { pending: all.length - confirmed, confirmed, all: all.length };
  return { success: true as const, results: rows.map(presentReviewPost), pagination, counts };
}

export const review: Handlers<
  | 'listPendingPosts'
  | 'listConfirmedPosts'
  | 'listAllPosts'
  | 'confirmPosts'
  | 'getReviewDetail'
  | 'listReviewComments'
> = {
  listPendingPosts: ({ query }) => list(query, ({ isConfirmed }) => !isConfirmed),
  listConfirmedPosts: ({ query }) => list(query, ({ isConfirmed }) => isConfirmed),
  listAllPosts: ({ query }) => list(query, () => true),

  confirmPosts({ body }, { viewer, now }) {
    const { ids, is_confirmed } = body;
    // All are looked up first, so that one unknown id changes none.
    const decision = { isConfirmed: is_confirmed, reason: body.reason };
    const reviewerId = viewer.member?.id ?? null;
    for (const post of ids.map(anyPost)) reviewPost(post, decision, reviewerId, now);
    const results = ids.map((id) => ({ postId: formatId('post', id), is_confirmed }));
    return { success: true, results };
  },

  getReviewDetail: ({ params }, { actor, now }) => ({
    success: true,
    post: presentPost(anyPost(params.postId), actor, now),
  }),

  listReviewComments({ params }, { actor, now }) {
    anyPost(params.postId);
    const comments = listThreads(params.postId).map((row) => commentRecord(row, actor));
    return { success: true, comments: comments.map((one) => presentReviewComment(one, now)) };
  },
};
