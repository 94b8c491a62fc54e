import { ApiError } from '@contract/errors';
import { presentReviewComment } from '@contract/presenters/comment';
import { isoDate } from '@contract/presenters/iso-date';
import { presentPerson } from '@contract/presenters/person';
import { presentPostBatch } from '@contract/presenters/review';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import type { Decision, Seen } from '@contract/rules/admin/review';
import { formatId } from '@contract/rules/site/ids';
import { reasonTexts } from '@contract/texts';
import { matchesQuery } from '../db/feed';
import { members } from '../db/members';
import { pageOf } from '../db/paging';
import { pinPost, unpinPost } from '../db/pins';
import { posts, type PostRow } from '../db/posts';
import { decisionsOf, deletePost, reviewPost, undoReview } from '../db/publishing';
import { countReviews } from '../db/review-counts';
import { listThreads } from '../db/threads';
import { memberOf, type Viewer } from '../http/viewer';
import { commentRecord } from '../presenters/comment';
import { presentAdminMember } from '../presenters/admin-member';
import { presentPost } from '../presenters/post';
import {
  batchRecord,
  presentDecision,
  presentReviewPost,
  presentTimeline,
  reviewRecord,
} from '../presenters/review';
import type { SomeHandlers } from './types';

interface ListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  cursor?: number[] | undefined;
}

// The guard has accepted an admin or a script with the key; both see every post.
function anyPost(id: number): PostRow {
  const post = posts.find(id);
  if (!post) throw new ApiError('NOT_FOUND', reasonTexts.postNotFound);
  return post;
}

function list(query: ListQuery, belongs: (post: PostRow) => boolean) {
  const found = posts
    .list()
    .filter((post) => belongs(post) && (!query.q || matchesQuery(post, query.q)));
  const { rows, pagination } = pageOf(found, query, {
    length: 2,
    keysOf: ({ createdAt, id }) => [createdAt, id],
    compare: compareKeysDescending,
  });
  const results = rows.map(presentReviewPost);
  return { success: true as const, results, pagination, counts: countReviews() };
}

/** Posts by their ids. @throws ApiError NOT_FOUND if all of them are missing */
function foundOf(ids: readonly number[]): [id: number, post: PostRow | null][] {
  const found = ids.map((id): [number, PostRow | null] => [id, posts.find(id)]);
  if (found.every(([, post]) => post === null)) {
    throw new ApiError('NOT_FOUND', reasonTexts.postNotFound);
  }
  return found;
}

function decide(
  {
    ids,
    seen,
    ...decision
  }: Decision & { ids: readonly number[]; seen: ReadonlyMap<number, Seen> },
  viewer: Viewer,
  now: number,
) {
  const bulkId = crypto.randomUUID();
  const results = foundOf(ids).map(([id, post]) => {
    const made = { reviewerId: viewer.member?.id ?? null, seen: seen.get(id), bulkId };
    return presentDecision(id, post && reviewPost(post, decision, made, now));
  });
  const isDone = results.some(({ status }) => status === 'done');
  const success = true as const;
  return { success, results, bulkId: isDone ? bulkId : null, counts: countReviews() };
}

export const review = {
  getAdminOverview: () => ({ success: true, counts: countReviews() }),

  listPendingPosts: ({ query }) =>
    list(query, (post) => !post.isConfirmed && !post.isRejected && !post.isBlinded),
  listConfirmedPosts: ({ query }) => list(query, ({ isConfirmed }) => isConfirmed),
  listRejectedPosts: ({ query }) => list(query, ({ isRejected }) => isRejected),
  listAllPosts: ({ query }) => list(query, () => true),

  confirmPosts: ({ body }, { viewer, now }) =>
    decide({ ...body, kind: body.is_confirmed ? 'confirm' : 'revert' }, viewer, now),

  rejectPosts: ({ body }, { viewer, now }) => decide({ ...body, kind: 'reject' }, viewer, now),

  removePosts({ body: { ids, seen, reason } }, { viewer, now }) {
    const bulkId = crypto.randomUUID();
    const results = foundOf(ids).map(([id, post]) => {
      const made = { actorId: viewer.member?.id ?? null, seen: seen.get(id), reason, bulkId };
      return presentDecision(id, post && deletePost(post, made, now), post);
    });
    return { success: true, results, counts: countReviews() };
  },

  pinPost({ params: { postId: id }, body }, { viewer, now }) {
    pinPost(anyPost(id), body, memberOf(viewer).id, now);
    return { success: true, postId: formatId('post', id), isPinned: true };
  },

  unpinPost({ params: { postId: id } }, { viewer, now }) {
    unpinPost(anyPost(id), memberOf(viewer).id, now);
    return { success: true, postId: formatId('post', id), isPinned: false };
  },

  undoReview({ body: { bulkId } }, { viewer, now }) {
    const { id: reviewerId } = memberOf(viewer);
    const results = [...decisionsOf(bulkId, reviewerId, now)].map(([id, decision]) => {
      const post = posts.find(id);
      return presentDecision(id, post && undoReview(post, decision, reviewerId, now));
    });
    return { success: true, results, counts: countReviews() };
  },

  getReviewDetail({ params }, { actor, now }) {
    const post = anyPost(params.postId);
    const { reportCount, reviewer, reviewedAt } = reviewRecord(post);
    return {
      success: true,
      post: presentPost(post, actor, now),
      review: {
        report_count: reportCount,
        reviewed_by: presentPerson(reviewer),
        reviewed_at: reviewedAt === null ? null : isoDate(reviewedAt),
        import_batch: presentPostBatch(batchRecord(post)),
      },
      author: presentAdminMember(members.get(post.authorId), now),
      timeline: presentTimeline(post),
    };
  },

  listReviewComments({ params }, { actor, now }) {
    anyPost(params.postId);
    const comments = listThreads(params.postId).map((row) => commentRecord(row, actor));
    return { success: true, comments: comments.map((one) => presentReviewComment(one, now)) };
  },
} satisfies SomeHandlers;
