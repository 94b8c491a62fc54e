import type { confirmPosts, listAllPosts } from '@contract/endpoints/review';
import type { Endpoint, Output, Parsed } from '@contract/endpoints/define';
import { ApiError } from '@contract/errors';
import type { DecisionResult } from '@contract/models/review';
import { presentPerson } from '@contract/presenters/person';
import { presentPostBatch } from '@contract/presenters/review';
import { isoDate } from '@contract/presenters/iso-date';
import { formatId } from '@contract/rules/site/ids';
import { searchPhrases } from '@contract/rules/text/search';
import { reasonTexts } from '@contract/texts';
import { pinPost, unpinPost } from '../commands/pin-post';
import { removePosts } from '../commands/remove-posts';
import { reviewPosts, type Review } from '../commands/review-posts';
import { undoReview } from '../commands/undo-review';
import type { Database } from '../database';
import { requireFound, requireMember } from '../guards';
import type { Call, SomeHandlers } from '../http/call';
import { presentAdminMember } from '../presenters/admin-member';
import { presentReviewComment } from '../presenters/comment';
import { presentPost } from '../presenters/post';
import {
  batchRecord,
  presentReviewPost,
  presentTimeline,
  reviewRecord,
} from '../presenters/review';
import { listComments } from '../tables/comment';
import { findAdminMember } from '../tables/admin-member';
import { findPost } from '../tables/post';
import { countReviews, findReviewPost, listReviewPosts, type ReviewShape } from '../tables/review';
import { listPast } from '../tables/review-detail';
import { searchExpression } from '../tables/search';
import { timeKeys, timePage } from './time-page';

/** The most comments of one post that an admin reads at once. */
const COMMENTS_MOST = 1_000;

/** @throws ApiError NOT_FOUND if all of the posts are missing */
function guardFound(results: readonly DecisionResult[]): void {
  if (results.every(({ status }) => status === 'missing')) {
    throw new ApiError('NOT_FOUND', reasonTexts.postNotFound);
  }
}

async function list(
  db: Database,
  state: ReviewShape['state'],
  { page, limit, q = '', cursor }: Parsed<typeof listAllPosts>['query'],
): Promise<Output<typeof listAllPosts>> {
  const expression = searchExpression(db.engine, searchPhrases(q));
  const [createdAt, id] = timeKeys(cursor);
  const shape = { state, search: expression !== null, cursor: cursor !== undefined };
  const args = {
    q: expression ?? '',
    createdAt,
    id,
    limit: limit + 1,
    offset: (page - 1) * limit,
  };
  const rows = q !== '' && expression === null ? [] : await listReviewPosts(db, shape, args);
  const { shown, pagination } = timePage(rows, { page, limit }, (row) => [row.createdAt, row.id]);
  return {
    success: true,
    results: shown.map(presentReviewPost),
    pagination,
    counts: await countReviews(db),
  };
}

/** Applies a decision about posts, and notifies the members concerned. */
async function decide(
  { ids, seen, kind, reason }: Pick<Review, 'ids' | 'seen' | 'kind' | 'reason'>,
  { services, viewer, now }: Pick<Call<Endpoint>, 'services' | 'viewer' | 'now'>,
): Promise<Output<typeof confirmPosts>> {
  const bulkId = crypto.randomUUID();
  const decision = { ids, seen, kind, reason, bulkId };
  const outcome = await reviewPosts(services.db, decision, viewer?.id ?? null, now);
  const { results, deliveries } = outcome;
  guardFound(results);
  services.bus.publish(...deliveries);
  services.updates.changed();
  const isDone = results.some(({ status }) => status === 'done');
  const counts = await countReviews(services.db);
  return { success: true, results, bulkId: isDone ? bulkId : null, counts };
}

/** The review of posts by admins. */
export const reviewRoutes = {
  getAdminOverview: async ({ services }) => ({
    success: true,
    counts: await countReviews(services.db),
  }),

  listPendingPosts: ({ services, query }) => list(services.db, 'pending', query),

  listConfirmedPosts: ({ services, query }) => list(services.db, 'confirmed', query),

  listRejectedPosts: ({ services, query }) => list(services.db, 'rejected', query),

  listAllPosts: ({ services, query }) => list(services.db, 'all', query),

  confirmPosts: ({ body, ...call }) =>
    decide({ ...body, kind: body.is_confirmed ? 'confirm' : 'revert' }, call),

  rejectPosts: ({ body, ...call }) => decide({ ...body, kind: 'reject' }, call),

  async removePosts({ body, services, viewer, now }) {
    const actorId = viewer?.id ?? null;
    const { results, deliveries } = await removePosts(services.db, body, actorId, now);
    guardFound(results);
    services.bus.publish(...deliveries);
    services.updates.changed();
    return { success: true, results, counts: await countReviews(services.db) };
  },

  async pinPost({ params: { postId: id }, body, services, viewer, now }) {
    const { id: adminId } = requireMember(viewer);
    await services.db.transaction((tx) => pinPost(tx, { id, ...body }, adminId, now));
    return { success: true, postId: formatId('post', id), isPinned: true };
  },

  async unpinPost({ params: { postId: id }, services, viewer, now }) {
    await unpinPost(services.db, id, requireMember(viewer).id, now);
    return { success: true, postId: formatId('post', id), isPinned: false };
  },

  async undoReview({ body, services, viewer, now }) {
    const { id } = requireMember(viewer);
    const { results, deliveries } = await undoReview(services.db, body.bulkId, id, now);
    services.bus.publish(...deliveries);
    services.updates.changed();
    return { success: true, results, counts: await countReviews(services.db) };
  },

  async getReviewDetail({ params: { postId }, services: { db }, viewer, now }) {
    const found = await findReviewPost(db, { id: postId, viewerId: viewer?.id ?? 0 });
    const row = requireFound(found, reasonTexts.postNotFound);
    const [author, past] = await Promise.all([
      findAdminMember(db, { id: row.authorId }),
      listPast(db, { id: postId, subject: formatId('post', postId) }),
    ]);
    const { reportCount, reviewer, reviewedAt } = reviewRecord(row);
    return {
      success: true,
      post: presentPost(row, now),
      review: {
        report_count: reportCount,
        reviewed_by: presentPerson(reviewer),
        reviewed_at: reviewedAt === null ? null : isoDate(reviewedAt),
        import_batch: presentPostBatch(batchRecord(row)),
      },
      author: presentAdminMember(requireFound(author, reasonTexts.memberNotFound), now),
      timeline: presentTimeline(row, past),
    };
  },

  async listReviewComments({ params, services, viewer, now }) {
    const viewerId = viewer?.id ?? 0;
    const { id: postId } = requireFound(
      await findPost(services.db, { id: params.postId, viewerId }),
      reasonTexts.postNotFound,
    );
    const rows = await listComments(services.db, {
      postId,
      viewerId,
      cursor: [],
      limit: COMMENTS_MOST,
    });
    return { success: true, comments: rows.map((row) => presentReviewComment(row, now)) };
  },
} satisfies SomeHandlers;
