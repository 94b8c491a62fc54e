import type { Output, Parsed } from '@contract/endpoints/define';
import type { listAllPosts } from '@contract/endpoints/review';
import { formatId } from '@contract/rules/ids';
import { searchPhrases } from '@contract/rules/search';
import { reasonTexts } from '@contract/texts';
import { reviewPosts } from '../commands/review-posts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import type { Handlers } from '../http/call';
import { presentComment } from '../presenters/comment';
import { presentPost, presentReviewPost } from '../presenters/post';
import { listComments } from '../tables/comment';
import { findPost } from '../tables/post';
import { countReviewPosts, listReviewPosts, type ReviewShape } from '../tables/review';
import { searchExpression } from '../tables/search';
import { momentKeys, momentPage } from './moment-page';

/** The most comments an admin reads of one post at once. */
const COMMENTS_MOST = 1_000;

async function list(
  db: Database,
  state: ReviewShape['state'],
  { page, limit, q = '', cursor }: Parsed<typeof listAllPosts>['query'],
): Promise<Output<typeof listAllPosts>> {
  const expression = searchExpression(db.engine, searchPhrases(q));
  const [createdAt, id] = momentKeys(cursor);
  const shape = { state, search: expression !== null, cursor: cursor !== undefined };
  const args = {
    q: expression ?? '',
    createdAt,
    id,
    limit: limit + 1,
    offset: (page - 1) * limit,
  };
  const rows = q !== '' && expression === null ? [] : await listReviewPosts(db, shape, args);
  const { shown, pagination } = momentPage(rows, { page, limit }, (row) => [
    row.created_at,
    row.id,
  ]);
  return {
    success: true,
    results: shown.map(presentReviewPost),
    pagination,
    counts: await countReviewPosts(db),
  };
}

/** What admins read and decide. */
export const reviewRoutes: Handlers<
  | 'listPendingPosts'
  | 'listConfirmedPosts'
  | 'listAllPosts'
  | 'confirmPosts'
  | 'getReviewDetail'
  | 'listReviewComments'
> = {
  listPendingPosts: ({ house, query }) => list(house.db, 'pending', query),

  listConfirmedPosts: ({ house, query }) => list(house.db, 'confirmed', query),

  listAllPosts: ({ house, query }) => list(house.db, 'all', query),

  async confirmPosts({ body, house, viewer, now }) {
    const { ids, is_confirmed, reason } = body;
    const decision = { ids, isConfirmed: is_confirmed, reason };
    const told = await reviewPosts(house.db, decision, viewer?.id ?? null, now);
    house.bus.publish(...told);
    const results = ids.map((id) => ({ postId: formatId('post', id), is_confirmed }));
    return { success: true, results };
  },

  async getReviewDetail({ params, house, viewer, now }) {
    const row = await findPost(house.db, params.postId, viewer?.id ?? 0);
    return { success: true, post: presentPost(requireFound(row, reasonTexts.postNotFound), now) };
  },

  async listReviewComments({ params, house, viewer, now }) {
    const viewerId = viewer?.id ?? 0;
    const { id: postId } = requireFound(
      await findPost(house.db, params.postId, viewerId),
      reasonTexts.postNotFound,
    );
    const rows = await listComments(house.db, {
      postId,
      viewerId,
      cursor: [],
      limit: COMMENTS_MOST,
    });
    // Who reviews reads everything, also what they reported or whom they blocked.
    const open = rows.map((row) => ({ ...row, is_silenced: 0 }));
    return { success: true, comments: open.map((row) => presentComment(row, now)) };
  },
};
