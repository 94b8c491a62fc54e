import type { Knex } from 'knex';
import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { statement } from '../database/statement';

// Hidden content: hidden and reported posts, posts and comments of blocked members, and reported
// comments.

/** Locks a member's hidden posts and blocks until the transaction ends. */
export const lockHidden = statement.run<{ id: number }>((knex, { id }) =>
  knex('member').where({ id }).select('id').forNoKeyUpdate(),
);

/** Records whether the member hides anything, after `lockHidden` and a change. */
export const settleHidden = statement.run<{ id: number }>((knex, { id }) => {
  const some = ['hidden_post', 'block', 'report'].map(
    (table) => `EXISTS (SELECT 1 FROM ${table} WHERE ${table}.member_id = member.id)`,
  );
  return knex('member')
    .where({ id })
    .update('has_exclusions', knex.raw(`CASE WHEN ${some.join(' OR ')} THEN 1 ELSE 0 END`));
});

/** The member's row if they hid, blocked or reported anything. */
export function hidesAnything(knex: Knex, memberId: number): Knex.QueryBuilder {
  return knex('member')
    .where('member.id', memberId)
    .where('member.has_exclusions', knex.raw('1'))
    .select('member.id');
}

/** A member who hid nothing costs a query one look-up, of their own row. */
const KEEPS_SOME =
  'coalesce((SELECT viewer.has_exclusions FROM member AS viewer WHERE viewer.id = ?), 0) = 1';

/** Excludes hidden posts from a query over `post`. */
export function withoutHidden(query: Knex.QueryBuilder, memberId: number): void {
  void query.whereRaw(
    `NOT (${KEEPS_SOME} AND (
      EXISTS (SELECT 1 FROM hidden_post
        WHERE hidden_post.member_id = ? AND hidden_post.post_id = post.id)
      OR EXISTS (SELECT 1 FROM block
        WHERE block.member_id = ? AND block.blocked_id = post.author_id)
      OR EXISTS (SELECT 1 FROM report WHERE report.member_id = ?
        AND report.target_type = 'post' AND report.target_id = post.id)
    ))`,
    [memberId, memberId, memberId, memberId],
  );
}

/**
 * Excludes the same posts by lists, which the engine reads once: for a query that skips thousands of
 * posts on an index.
 */
export function withoutHiddenLists(query: Knex.QueryBuilder, memberId: number): void {
  void query.whereRaw(
    `NOT (${KEEPS_SOME} AND (
      post.id IN (SELECT post_id FROM hidden_post WHERE member_id = ?)
      OR post.author_id IN (SELECT blocked_id FROM block WHERE member_id = ?)
      OR post.id IN (SELECT target_id FROM report WHERE member_id = ? AND target_type = 'post')
    ))`,
    [memberId, memberId, memberId, memberId],
  );
}

/** A column of a query over `comment`: 1 if the member blocked its author or reported it. */
export function isCommentHidden(knex: Knex, memberId: number): Knex.Raw {
  return knex.raw(
    `CASE WHEN ${KEEPS_SOME} AND (
      EXISTS (SELECT 1 FROM block
        WHERE block.member_id = ? AND block.blocked_id = comment.author_id)
      OR EXISTS (SELECT 1 FROM report WHERE report.member_id = ?
        AND report.target_type = 'comment' AND report.target_id = comment.id)
    ) THEN 1 ELSE 0 END`,
    [memberId, memberId, memberId],
  );
}

/** A column of a query over `comment`: 1 if it is blinded and the viewer neither its author nor an admin. */
export function isCommentMasked(knex: Knex, viewerId: number): Knex.Raw {
  return knex.raw(
    `CASE WHEN comment.is_blinded = 1 AND comment.author_id <> ? AND NOT EXISTS (
      SELECT 1 FROM member AS viewer WHERE viewer.id = ? AND viewer.admin_level >= ${ADMIN_LEVEL}
    ) THEN 1 ELSE 0 END`,
    [viewerId, viewerId],
  );
}
