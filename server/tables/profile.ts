import type { ProfileRecord } from '@contract/presenters/member';
import type { Knex } from 'knex';
import { statement } from '../database/statement';

/** The public page of a member for a viewer (0: a guest); null if the member does not exist. */
export const findProfile = statement.maybeOne<{ id: number; viewerId: number }, ProfileRecord>(
  (knex, { id, viewerId }) => {
    const written: Knex.QueryBuilder = knex('post')
      .where('author_id', id)
      .where('is_confirmed', knex.raw('1'))
      // Written for its index; see the migration.
      .whereRaw('created_at > 0')
      .whereNull('deleted_at')
      .select(knex.raw('count(*) AS posts, coalesce(sum(like_count), 0) AS likes'));
    const blocks = knex('block')
      .where('member_id', viewerId)
      .whereRaw('blocked_id = member.id')
      .count('*');
    const followers = knex('follow').whereRaw('followed_id = member.id').count('*');
    const follows = knex('follow')
      .where('member_id', viewerId)
      .whereRaw('followed_id = member.id')
      .count('*');
    return knex
      .from(written.as('written'))
      .joinRaw('CROSS JOIN member')
      .where('member.id', id)
      .select('member.created_at as joinedAt', 'written.posts as postCount')
      .select({ likeCount: 'written.likes', isBlocked: blocks })
      .select({ followerCount: followers, isFollowing: follows });
  },
);
