import { createHash } from 'node:crypto';
import { camel, statement, type Runner } from '../database/statement';
import { addShare } from './post-counts';

const insert = statement.maybeOne<
  { postId: number; visit: string; now: number },
  { postId: number }
>((knex, { postId, visit, now }) =>
  knex('post_share')
    .insert({ post_id: postId, visit, created_at: now })
    .onConflict(['post_id', 'visit'])
    .ignore()
    .returning(camel('post_id')),
);

const count = statement.value<{ postId: number }, number>((knex, { postId }) =>
  knex('post').where('id', postId).whereNull('deleted_at').select(camel('share_count')),
);

/** Deletes the shares up to a time (ms) whose visits have all ended. */
export const forgetShares = statement.run<{ before: number }>((knex, { before }) =>
  knex('post_share').where('created_at', '<=', before).delete(),
);

/**
 * Counts a share, once per visit.
 * @param visit a session's or a guest's token, stored only as a hash; null counts nothing
 * @returns the count, null if the post was deleted since
 */
export async function sharePost(
  tx: Runner,
  postId: number,
  visit: string | null,
  now: number,
): Promise<number | null> {
  if (visit !== null) {
    const hash = createHash('sha256').update(visit).digest('base64url');
    if (await insert(tx, { postId, visit: hash, now })) return addShare(tx, { id: postId });
  }
  return count(tx, { postId });
}
