import type { FollowedRecord } from '@contract/presenters/member';
import { camel, statement } from '../database/statement';
import { isWanted } from './notification-mute';

type Pair = { memberId: number; followedId: number };

/** The facts for whether a member can follow another. */
export interface FollowFactsRow {
  isBlocked: boolean;
  isBlockedBy: boolean;
  count: number;
}

/** Stores a follow; an existing one keeps its time (ms). */
export const insertFollow = statement.run<Pair & { now: number }>(
  (knex, { memberId, followedId, now }) =>
    knex('follow')
      .insert({ member_id: memberId, followed_id: followedId, created_at: now })
      .onConflict(['member_id', 'followed_id'])
      .ignore(),
);

/** Deletes a follow. */
export const deleteFollow = statement.run<Pair>((knex, { memberId, followedId }) =>
  knex('follow').where({ member_id: memberId, followed_id: followedId }).delete(),
);

/** Deletes follows between two members, in both directions. */
export const deleteFollowsBetween = statement.run<Pair>((knex, { memberId, followedId }) =>
  knex('follow')
    .where({ member_id: memberId, followed_id: followedId })
    .orWhere({ member_id: followedId, followed_id: memberId })
    .delete(),
);

/** Deletes a member's follows, in both directions. */
export const deleteFollowsOf = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex('follow').where('member_id', memberId).orWhere('followed_id', memberId).delete(),
);

/** Locks two members. @returns the ids of existing accounts */
// Locks both rows in the order of ids, so that a block or the end of either account comes before or
// after.
export const lockPair = statement.values<Pair, number>((knex, { memberId, followedId }) =>
  knex('member')
    .whereIn('id', [memberId, followedId])
    .whereNull('deleted_at')
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate(),
);

const blockBetween = (from: string, to: string) =>
  `(SELECT count(*) FROM block WHERE member_id = ${from} AND blocked_id = ${to})`;

/** The facts for whether a member can follow another. */
// The pair itself does not count: following twice is no more than once.
export const findFollowFacts = statement.one<Pair, FollowFactsRow>(
  (knex, { memberId, followedId }) =>
    knex.raw(
      `SELECT ${blockBetween('?', '?')} AS "isBlocked", ${blockBetween('?', '?')} AS "isBlockedBy",
       (SELECT count(*) FROM follow WHERE member_id = ? AND followed_id <> ?) AS "count"`,
      [memberId, followedId, followedId, memberId, memberId, followedId],
    ),
);

/** The number of a member's followers. */
export const countFollowers = statement.count<{ id: number }>((knex, { id }) =>
  knex('follow').where('followed_id', id).count('* as count'),
);

/** The members whom a member follows, the latest first. */
export const listFollowed = statement.all<{ memberId: number }, FollowedRecord>(
  (knex, { memberId }) =>
    knex('follow')
      .join('member', 'member.id', 'follow.followed_id')
      .where('follow.member_id', memberId)
      .select(camel('member.id', 'member.user_name', 'member.profile_image'))
      .select('follow.created_at as followedAt')
      .orderBy('follow.created_at', 'desc')
      .orderBy('follow.followed_id', 'desc'),
);

/** Notifies the followers of a published post's author. @param post.now ms */
// In the order of members, so that two simultaneously confirmed posts of one author cannot
// deadlock.
export const notifyFollowers = statement.all<
  { authorId: number; postId: number; now: number },
  { id: number; memberId: number }
>((knex, { authorId, postId, now }) =>
  knex.raw(
    `INSERT INTO notification (member_id, kind, post_id, actor_id, created_at)
     SELECT follow.member_id, 'new_post', ?, follow.followed_id, ? FROM follow
     WHERE follow.followed_id = ? AND ${isWanted('follow.member_id', "'new_post'")}
     ORDER BY follow.member_id
     ON CONFLICT (member_id, actor_id) WHERE kind = 'new_post' AND is_read = 0 DO UPDATE
     SET post_id = excluded.post_id, created_at = excluded.created_at,
       others = notification.others + 1
     RETURNING id, member_id AS "memberId"`,
    [postId, now, authorId],
  ),
);
