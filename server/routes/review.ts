import type { Output, Parsed } from '@contract/endpoints/define';
import type { listAllPosts } from '@contract/endpoints/review';
import { formatId } from '@contract/rules/ids';
import { searchPhrases } from '@contract/rules/search';
import { reasonTexts } from '@contract/texts';
import { reviewPosts } from '../commands/review-posts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import type { Handlers } from '../http/call';
import { presentReviewComment } from '../presenters/comment';
import { presentPost, presentReviewPost } from '../presenters/post';
import { listComments } from '../tables/comment';
import { findPost } from '../tables/post';
import { countReviewPosts, listReviewPosts, type ReviewShape } from '../tables/review';
import { searchExpression } from '../tables/search';
import { timeKeys, timePage } from './time-page';

/** The most comments an admin reads of one post at once. */
const COMMENTS_MOST = 1_000;

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
  const { shown, pagination } = timePage(rows, { page, limit }, (row) => [row.created_at, row.id]);
  return {
    success: true,
    results: shown.map(presentReviewPost),
    pagination,
    counts: await countReviewPosts(db),
  };
}

/** The review of posts by admins. */
export const reviewRoutes: Handlers<
  | 'listPendingPosts'
  | 'listConfirmedPosts'
  | 'listAllPosts'
  | 'confirmPosts'
  | 'getReviewDetail'
  | 'listReviewComments'
> = {
  listPendingPosts: ({ services, query }) => list(services.db, 'pending', query),

  listConfirmedPosts: ({ services, query }) => list(services.db, 'confirmed', query),

  listAllPosts: ({ services, query }) => list(services.db, 'all', query),

  async confirmPosts({ body, services, viewer, now }) {
    const { ids, is_confirmed, reason } = body;
    const decision = { ids, isConfirmed: is_confirmed, reason };
    const deliveries = await reviewPosts(services.db, decision, viewer?.id ?? null, now);
    services.bus.publish(...deliveries);
    const results = ids.map((id) => ({ postId: formatId('post', id), is_confirmed }));
    return { success: true, results };
  },

  async getReviewDetail({ params, services, viewer, now }) {
    const row = await findPost(services.db, params.postId, viewer?.id ?? 0);
    return { success: true, post: presentPost(requireFound(row, reasonTexts.postNotFound), now) };
  },

  async listReviewComments({ params, services, viewer, now }) {
    const viewerId = viewer?.id ?? 0;
    const { id: postId } = requireFound(
      await findPost(services.db, params.postId, viewerId),
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
};
