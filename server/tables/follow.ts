import { statement, type Runner } from '../database/statement';
import { isWanted } from './notification-mute';

type Pair = { memberId: number; followedId: number };

/** A member whom another follows, with the time of the follow, ms. */
export interface FollowedRow {
  id: number;
  user_name: string;
  profile_image: string | null;
  followed_at: number;
}

/** The facts for whether a member can follow another; flags are 0 or 1. */
export interface FollowFactsRow {
  isBlocked: number;
  isBlockedBy: number;
  count: number;
}

const add = statement<Pair & { now: number }>((knex, { memberId, followedId, now }) =>
  knex('follow')
    .insert({ member_id: memberId, followed_id: followedId, created_at: now })
    .onConflict(['member_id', 'followed_id'])
    .ignore(),
);

const remove = statement<Pair>((knex, { memberId, followedId }) =>
  knex('follow').where({ member_id: memberId, followed_id: followedId }).delete(),
);

const removeBetween = statement<Pair>((knex, { memberId, followedId }) =>
  knex('follow')
    .where({ member_id: memberId, followed_id: followedId })
    .orWhere({ member_id: followedId, followed_id: memberId })
    .delete(),
);

const removeAll = statement<{ memberId: number }>((knex, { memberId }) =>
  knex('follow').where('member_id', memberId).orWhere('followed_id', memberId).delete(),
);

// Locks both rows in the order of ids, so that a block or the end of either account comes before or
// after.
const lockBoth = statement<Pair, { id: number }>((knex, { memberId, followedId }) =>
  knex('member')
    .whereIn('id', [memberId, followedId])
    .whereNull('deleted_at')
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate(),
);

const blockBetween = (from: string, to: string) =>
  `(SELECT count(*) FROM block WHERE member_id = ${from} AND blocked_id = ${to})`;

// The pair itself does not count: following twice is no more than once.
const facts = statement<Pair, FollowFactsRow>((knex, { memberId, followedId }) =>
  knex.raw(
    `SELECT ${blockBetween('?', '?')} AS "isBlocked", ${blockBetween('?', '?')} AS "isBlockedBy",
       (SELECT count(*) FROM follow WHERE member_id = ? AND followed_id <> ?) AS "count"`,
    [memberId, followedId, followedId, memberId, memberId, followedId],
  ),
);

const countFollowersOf = statement<{ id: number }, { count: number }>((knex, { id }) =>
  knex('follow').where('followed_id', id).count('* as count'),
);

const followed = statement<{ memberId: number }, FollowedRow>((knex, { memberId }) =>
  knex('follow')
    .join('member', 'member.id', 'follow.followed_id')
    .where('follow.member_id', memberId)
    .select('member.id', 'member.user_name', 'member.profile_image')
    .select('follow.created_at as followed_at')
    .orderBy('follow.created_at', 'desc')
    .orderBy('follow.followed_id', 'desc'),
);

// In the order of members, so that two simultaneously confirmed posts of one author cannot
// deadlock.
const notify = statement<
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

/** Locks two members. @returns the ids of existing accounts */
export async function lockPair(tx: Runner, pair: Pair): Promise<number[]> {
  return (await tx.run(lockBoth, pair)).map(({ id }) => id);
}

/** The facts for whether a member can follow another. */
export async function findFollowFacts(tx: Runner, pair: Pair): Promise<FollowFactsRow> {
  const [row] = await tx.run(facts, pair);
  return row ?? { isBlocked: 0, isBlockedBy: 0, count: 0 };
}

/** Stores a follow; an existing one keeps its time (ms). */
export async function insertFollow(tx: Runner, pair: Pair & { now: number }): Promise<void> {
  await tx.run(add, pair);
}

/** Deletes a follow. */
export async function deleteFollow(tx: Runner, pair: Pair): Promise<void> {
  await tx.run(remove, pair);
}

/** Deletes follows between two members, in both directions. */
export async function deleteFollowsBetween(tx: Runner, pair: Pair): Promise<void> {
  await tx.run(removeBetween, pair);
}

/** Deletes a member's follows, in both directions. */
export async function deleteFollowsOf(tx: Runner, memberId: number): Promise<void> {
  await tx.run(removeAll, { memberId });
}

/** The number of a member's followers. */
export async function countFollowers(runner: Runner, id: number): Promise<number> {
  const [row] = await runner.run(countFollowersOf, { id });
  return row?.count ?? 0;
}

/** The members whom a member follows, the latest first. */
export function listFollowed(runner: Runner, memberId: number): Promise<FollowedRow[]> {
  return runner.run(followed, { memberId });
}

/** Notifies the followers of a published post's author. @param post.now ms */
export function notifyFollowers(
  tx: Runner,
  post: { authorId: number; postId: number; now: number },
): Promise<{ id: number; memberId: number }[]> {
  return tx.run(notify, post);
}
