import { statement, type Runner } from '../database/statement';

const share = statement<{ id: number }, { shareCount: number }>((knex, { id }) =>
  knex('post')
    .where({ id })
    .whereNull('deleted_at')
    .increment('share_count', 1)
    .returning('share_count as shareCount'),
);

const addViews = statement<{ id: number; views: number }>((knex, { id, views }) =>
  knex('post')
    .where({ id })
    .update({ view_count: knex.raw('view_count + ?', views) }),
);

type Facts = { id: number; authorId: number; isConfirmed: number };

const addComments = statement<{ id: number; difference: number }, Facts>(
  (knex, { id, difference }) =>
    knex('post')
      .where({ id })
      .whereNull('deleted_at')
      .update({ comment_count: knex.raw('comment_count + ?', difference) })
      .returning(['id', 'author_id as authorId', 'is_confirmed as isConfirmed']),
);

/** Counts a share; returns the new count, or null if the post was deleted since. */
export async function addShare(tx: Runner, id: number): Promise<number | null> {
  const [row] = await tx.run(share, { id });
  return row?.shareCount ?? null;
}

/** Adds views to a post. */
export async function addPostViews(tx: Runner, id: number, views: number): Promise<void> {
  await tx.run(addViews, { id, views });
}

/**
 * Adds to a post's number of comments; a negative number subtracts.
 * @returns the post's facts for permissions, null if it was deleted since
 */
export async function addPostComments(
  tx: Runner,
  id: number,
  difference: number,
): Promise<Facts | null> {
  const [row] = await tx.run(addComments, { id, difference });
  return row ?? null;
}
