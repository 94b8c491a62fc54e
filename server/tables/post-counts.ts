import { camel, statement } from '../database/statement';

/** Counts a share; returns the new count, or null if the post was deleted since. */
export const addShare = statement.value<{ id: number }, number>((knex, { id }) =>
  knex('post')
    .where({ id })
    .whereNull('deleted_at')
    .increment('share_count', 1)
    .returning(camel('share_count')),
);

/** Adds views to a post. */
export const addPostViews = statement.run<{ id: number; views: number }>((knex, { id, views }) =>
  knex('post')
    .where({ id })
    .update({ view_count: knex.raw('view_count + ?', views) }),
);

type Facts = { id: number; authorId: number; isConfirmed: boolean };

/**
 * Adds to a post's number of comments; a negative number subtracts.
 * @returns the post's facts for permissions, null if it was deleted since
 */
export const addPostComments = statement.maybeOne<{ id: number; difference: number }, Facts>(
  (knex, { id, difference }) =>
    knex('post')
      .where({ id })
      .whereNull('deleted_at')
      .update({ comment_count: knex.raw('comment_count + ?', difference) })
      .returning(camel('id', 'author_id', 'is_confirmed')),
);

/** The number of a member's public posts without one of them; not counted beyond `limit`. */
export const countPublic = statement.count<{ authorId: number; except: number; limit: number }>(
  (knex, { authorId, except, limit }) => {
    const posts = knex('post')
      .where('author_id', authorId)
      .where('is_confirmed', knex.raw('1'))
      // Written for its index; see the migration.
      .whereRaw('created_at > 0')
      .whereNull('deleted_at')
      .whereNot('id', except)
      .limit(limit)
      .select('id');
    return knex.from(posts.as('public')).count('* as count');
  },
);
