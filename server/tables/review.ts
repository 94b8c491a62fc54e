import type { ReviewCounts } from '@contract/models/review';
import type { BatchKind } from '@contract/rules/posts/saved-video';
import type { Knex } from 'knex';
import {
  camel,
  isPostgres,
  statement,
  variants,
  type Runner,
  type NoArguments,
} from '../database/statement';
import { CONFIRMED_POSTS, REVERTED_POSTS } from './admin-member';
import { latestFirst, type TimeArguments } from './latest-first';
import { lockRow, withNames, type PostRow } from './post';
import { openReports } from './report';

/** A post's row with additional fields for reviewers. */
export interface ReviewRow extends PostRow {
  /** The last admin who decided about it; null for a script, and before the first decision. */
  reviewedBy: number | null;
  reviewerName: string | null;
  /** When, ms. */
  reviewedAt: number | null;
  /** Its last change, ms. */
  changedAt: number | null;
  /** The number of its reports that nobody settled. */
  reportCount: number;
  /** The number of the author's confirmed posts, and of decisions to take one back. */
  authorConfirmed: number;
  authorReverted: number;
  /** The batch that imported it; null for a member's post. */
  batchId: string | null;
  batchKind: BatchKind | null;
  batchAt: number | null;
  /** Its search conditions, JSON; null for an older batch. */
  batchConditions: string | null;
  /** The member who made it; null for a script. */
  batchBy: number | null;
  batchByName: string | null;
}

const REPORTS = `(
  SELECT count(*) FROM report
  WHERE report.target_type = 'post' AND report.target_id = post.id AND report.resolved_at IS NULL
) AS "reportCount"`;

const withReview = (query: Knex.QueryBuilder, knex: Knex, viewerId: number | null) =>
  withNames(query, viewerId)
    .leftJoin('member as reviewer', 'reviewer.id', 'post.reviewed_by')
    .leftJoin('imported_video', 'imported_video.post_id', 'post.id')
    .leftJoin('import_batch', 'import_batch.id', 'imported_video.batch_id')
    .leftJoin('member as importer', 'importer.id', 'import_batch.member_id')
    .select({
      batchId: 'import_batch.id',
      batchKind: 'import_batch.kind',
      batchAt: 'import_batch.created_at',
      batchBy: 'import_batch.member_id',
      batchByName: 'importer.user_name',
      batchConditions: 'import_batch.conditions',
      reviewerName: 'reviewer.user_name',
    })
    .select(camel('post.reviewed_by', 'post.reviewed_at', 'post.changed_at'))
    .select(knex.raw(REPORTS))
    .select(knex.raw(`${CONFIRMED_POSTS} AS "authorConfirmed"`))
    .select(knex.raw(`${REVERTED_POSTS} AS "authorReverted"`));

/** The posts in a review list, and the parts of its statement. */
export interface ReviewShape {
  state: 'pending' | 'confirmed' | 'rejected' | 'all';
  search: boolean;
  cursor: boolean;
}

/** The arguments of a review list. */
export type ReviewArguments = TimeArguments & { q: string };

const STATES = {
  pending: 'post.is_confirmed = 0 AND post.is_rejected = 0 AND post.is_blinded = 0',
  confirmed: 'post.is_confirmed = 1',
  rejected: 'post.is_confirmed = 0 AND post.is_rejected = 1',
  // Always true; see the migration.
  all: 'post.created_at > 0',
};

const POSITION = 'CASE WHEN post.is_confirmed = 1 THEN post.published_at ELSE -post.id END';

/** Posts of a review list, newest first, and one beyond the page. */
export const listReviewPosts = variants(({ state, search, cursor }: ReviewShape) =>
  statement.all<ReviewArguments, ReviewRow>((knex, args) => {
    // Each list repeats the condition of its partial index, so that the engine uses it.
    const query = knex('post').whereNull('post.deleted_at').whereRaw(STATES[state]);
    if (search) {
      void query.whereRaw(
        isPostgres(knex)
          ? 'post.id IN (SELECT post_id FROM post_search WHERE tokens @@ ?::tsquery)'
          : `${POSITION} IN (SELECT rowid FROM post_search WHERE post_search MATCH ?)`,
        args.q,
      );
    }
    return withReview(latestFirst(query, 'post', cursor, args), knex, null);
  }),
);

/** A post for reviewers, with the reaction of `viewerId` (0: nobody); null if it is missing. */
export const findReviewPost = statement.maybeOne<{ id: number; viewerId: number }, ReviewRow>(
  (knex, { id, viewerId }) =>
    withReview(knex('post'), knex, viewerId).where('post.id', id).whereNull('post.deleted_at'),
);

// Those that reports hide are in no other list, but among all.
const BLINDED = 'post.is_confirmed = 0 AND post.is_rejected = 0 AND post.is_blinded = 1';

type Counted = Omit<ReviewCounts, 'all'> & { blinded: number };

const counts = statement.one<NoArguments, Counted>((knex) => {
  const count = (condition: string) =>
    knex('post').whereRaw(condition).whereNull('post.deleted_at').count('*');
  const reports = knex.from(openReports(knex).as('target')).count('*');
  const { pending, confirmed, rejected } = STATES;
  const [waiting, shown] = [count(pending), count(confirmed)];
  const posts = { pending: waiting, confirmed: shown, rejected: count(rejected) };
  return knex.select({ ...posts, blinded: count(BLINDED), reports });
});

/** A post before a decision, locked as in `lockPost`. */
export async function lockReviewPost(tx: Runner, id: number): Promise<ReviewRow | null> {
  await lockRow(tx, { id });
  return findReviewPost(tx, { id, viewerId: 0 });
}

/** The number of posts in each list, and the number of open cases. */
export async function countReviews(runner: Runner): Promise<ReviewCounts> {
  const { blinded, ...counted } = await counts(runner);
  const { pending, confirmed, rejected } = counted;
  return { ...counted, all: pending + confirmed + rejected + blinded };
}
