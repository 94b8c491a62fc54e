import type { Knex } from 'knex';
import { statement, unplanned, variants } from '../database/statement';
import { withoutHidden } from './hidden';
import { withNames, type PostRow } from './post';
import { LIKE } from './reaction';

// Lists of posts that a member wrote, liked, saved or hid, the latest first. Each begins after a
// cursor (`at` in ms, `id`) and walks its own index.

/** The start of a list, and its number of rows. */
export type ListCursor = { at: number; id: number; limit: number };

/** A post and its time in the list, ms. */
export type ListedPostRow = PostRow & { listedAt: number };

/** Whether a list of an author's posts includes pending and hidden ones. */
export interface AuthorShape {
  pending: boolean;
  omitHidden: boolean;
}

/**
 * An author's posts for a viewer (0: a guest), after a cursor.
 * @param shape whether the list has pending posts, and whether some may be hidden from the viewer
 */
export const listByAuthor = variants(({ pending, omitHidden }: AuthorShape) =>
  statement.all<ListCursor & { authorId: number; viewerId: number }, ListedPostRow>(
    (knex, { authorId, viewerId, at, id, limit }) => {
      const number = unplanned(knex);
      const query = knex('post')
        .where('post.author_id', authorId)
        // Written for its index; see the migration.
        .whereRaw('post.created_at > 0')
        .whereNull('post.deleted_at')
        .whereRaw(`(post.created_at, post.id) < (${number}, ${number})`, [at, id])
        .orderBy('post.created_at', 'desc')
        .orderBy('post.id', 'desc')
        .limit(limit)
        .select('post.created_at as listedAt');
      if (!pending) void query.where('post.is_confirmed', knex.raw('1'));
      if (omitHidden) withoutHidden(query, viewerId);
      return withNames(query, viewerId);
    },
  ),
);

const lists = {
  liked: { table: 'reaction', moment: 'mine.reacted_at', condition: `mine.kind = ${LIKE}` },
  saved: { table: 'saved_post', moment: 'mine.created_at', condition: null },
  hidden: { table: 'hidden_post', moment: 'mine.created_at', condition: null },
} as const;

/** Lists of posts that a member made by marking them. */
export type MarkedList = keyof typeof lists;

/** Limits a query's posts to those that a member may read. */
export function readableBy(
  query: Knex.QueryBuilder,
  { memberId, seesAll }: { memberId: number; seesAll: number },
): Knex.QueryBuilder {
  return query
    .whereNull('post.deleted_at')
    .whereRaw('(post.is_confirmed = 1 OR post.author_id = ? OR ? = 1)', [memberId, seesAll]);
}

/**
 * The posts that a member marked and may read, after a cursor.
 * @param wanted.seesAll 1 for an admin, who may also read posts that wait for review
 */
export const listMarked = variants((list: MarkedList) =>
  statement.all<ListCursor & { memberId: number; seesAll: number }, ListedPostRow>((knex, args) => {
    const { table, moment, condition } = lists[list];
    const { memberId, at, id, limit } = args;
    // Like the left joins of the names, this one keeps SQLite walking the marks in their order.
    const query = knex
      .from(knex.raw(`${table} AS mine CROSS JOIN post`))
      .whereRaw('post.id = mine.post_id')
      .where('mine.member_id', memberId)
      .whereRaw(`(${moment}, mine.post_id) < (?, ?)`, [at, id])
      .orderBy(moment, 'desc')
      .orderBy('mine.post_id', 'desc')
      .limit(limit)
      .select(`${moment} as listedAt`);
    if (condition) void query.whereRaw(condition);
    if (list !== 'hidden') withoutHidden(query, memberId);
    return withNames(readableBy(query, args), memberId);
  }),
);
