import { isPostgres, statement, variants, type Runner } from '../database/statement';
import { withNames, type PostRow } from './post';

/** Which posts a review list shows, and which parts its statement has. */
export interface ReviewShape {
  state: 'pending' | 'confirmed' | 'all';
  search: boolean;
  cursor: boolean;
}

/** The arguments of a review list; `createdAt` and `id` are the cursor's. */
export type ReviewArguments = {
  q: string;
  createdAt: number;
  id: number;
  limit: number;
  offset: number;
};

const POSITION = 'CASE WHEN post.is_confirmed = 1 THEN post.published_at ELSE -post.id END';

const pageOf = variants(({ state, search, cursor }: ReviewShape) =>
  statement<ReviewArguments, PostRow>((knex, args) => {
    const query = knex('post')
      .whereNull('post.deleted_at')
      .orderBy('post.created_at', 'desc')
      .orderBy('post.id', 'desc')
      .limit(args.limit);
    // Each list repeats the condition of its partial index, so that the engine uses it; see the
    // migration.
    if (state === 'all') void query.whereRaw('post.created_at > 0');
    else void query.where('post.is_confirmed', knex.raw(state === 'pending' ? '0' : '1'));
    if (search) {
      void query.whereRaw(
        isPostgres(knex)
          ? 'post.id IN (SELECT post_id FROM post_search WHERE tokens @@ ?::tsquery)'
          : `${POSITION} IN (SELECT rowid FROM post_search WHERE post_search MATCH ?)`,
        args.q,
      );
    }
    if (cursor)
      void query.whereRaw('(post.created_at, post.id) < (?, ?)', [args.createdAt, args.id]);
    else void query.offset(args.offset);
    return withNames(query, null);
  }),
);

const counts = statement<Record<string, never>, { pending: number; confirmed: number }>((knex) => {
  const count = (isConfirmed: '0' | '1') =>
    knex('post').where('is_confirmed', knex.raw(isConfirmed)).whereNull('deleted_at').count('*');
  return knex.select({ pending: count('0'), confirmed: count('1') });
});

/** Posts of a review list, newest first, and one beyond the page. */
export function listReviewPosts(
  runner: Runner,
  shape: ReviewShape,
  args: ReviewArguments,
): Promise<PostRow[]> {
  return runner.run(pageOf(shape), args);
}

/** How many posts each list has. */
export async function countReviewPosts(
  runner: Runner,
): Promise<{ pending: number; confirmed: number; all: number }> {
  const [row] = await runner.run(counts, {});
  const { pending, confirmed } = row ?? { pending: 0, confirmed: 0 };
  return { pending, confirmed, all: pending + confirmed };
}
