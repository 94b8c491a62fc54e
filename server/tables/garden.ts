import type { Knex } from 'knex';
import { camel, statement } from '../database/statement';

/** A garden without its plants: the member's balances, and the counts behind its growth. */
export interface GardenRow {
  /** The member's. */
  id: number;
  waterDrops: number;
  gems: number;
  totalPosts: number;
  totalLikes: number;
  totalComments: number;
}

/** A member's garden without its plants, null when the member does not exist. */
export const findGarden = statement.maybeOne<{ memberId: number }, GardenRow>(
  (knex, { memberId }) => {
    const posts: Knex.QueryBuilder = knex('post')
      .where('author_id', memberId)
      .where('is_confirmed', knex.raw('1'))
      // Written for its index; see the migration.
      .whereRaw('created_at > 0')
      .whereNull('deleted_at')
      .select(knex.raw('count(*) AS posts, coalesce(sum(like_count), 0) AS likes'));
    const comments = knex('comment')
      .where('author_id', memberId)
      .whereNull('deleted_at')
      .count('*');
    return knex
      .from(posts.as('written'))
      .joinRaw('CROSS JOIN member')
      .where('member.id', memberId)
      .whereNull('member.deleted_at')
      .select(camel('member.id', 'water_drops', 'gems'))
      .select('written.posts as totalPosts', 'written.likes as totalLikes')
      .select({ totalComments: comments });
  },
);
