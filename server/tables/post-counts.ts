import { statement, type Runner } from '../statement';

const share = statement<{ id: number }, { shareCount: number }>((knex, { id }) =>
  knex('post').where({ id }).increment('share_count', 1).returning('share_count as shareCount'),
);

const addViews = statement<{ id: number; views: number }>((knex, { id, views }) =>
  knex('post')
    .where({ id })
    .update({ view_count: knex.raw('view_count + ?', views) }),
);

const addComments = statement<{ id: number; difference: number }>((knex, { id, difference }) =>
  knex('post')
    .where({ id })
    .update({ comment_count: knex.raw('comment_count + ?', difference) }),
);

/** Counts a share; gives the new count. */
export async function addShare(tx: Runner, id: number): Promise<number> {
  const [row] = await tx.run(share, { id });
  return row?.shareCount ?? 0;
}

/** Adds views to a post. */
export async function addPostViews(tx: Runner, id: number, views: number): Promise<void> {
  await tx.run(addViews, { id, views });
}

/** Adds to a post's number of comments; negative takes away. */
export async function addPostComments(tx: Runner, id: number, difference: number): Promise<void> {
  await tx.run(addComments, { id, difference });
}
