import type { Knex } from 'knex';
import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { dataTexts } from '@contract/texts';
import { lockMember } from './member';
import { isPostgres, statement, type Runner, type NoArguments } from '../database/statement';

// The end of an account, each step one statement over all rows of the member.

type Member = { memberId: number };

const forMember = (sql: string, times = 1) =>
  statement.run<Member>((knex, { memberId }) => knex.raw(sql, Array<number>(times).fill(memberId)));

const OWN_COMMENTS = 'SELECT id FROM comment WHERE author_id = ? AND deleted_at IS NULL';
const OWN_POSTS = 'SELECT id FROM post WHERE author_id = ? AND deleted_at IS NULL';
const REPORTED = 'SELECT target_id FROM report WHERE member_id = ?';
const LIKED_COMMENTS = 'SELECT comment_id FROM comment_like WHERE member_id = ? AND is_liked = 1';

const inOrder = (rows: Knex.QueryBuilder, order: string) =>
  rows.select('id').orderByRaw(order).forNoKeyUpdate();

// On PostgreSQL every change of a comment locks a reply before the answered comment, then the post;
// a review locks posts before members. The same order here prevents a deadlock.
const lockComments = statement.run<Member>((knex, { memberId }) =>
  inOrder(
    knex('comment').whereRaw(
      `id IN (${OWN_COMMENTS})
       OR id IN (SELECT root_id FROM comment WHERE author_id = ? AND deleted_at IS NULL)
       OR id IN (${LIKED_COMMENTS})
       OR id IN (${REPORTED} AND target_type = 'comment')`,
      [memberId, memberId, memberId, memberId],
    ),
    'CASE WHEN parent_id IS NULL THEN 1 ELSE 0 END, id',
  ),
);
const lockPosts = statement.run<Member>((knex, { memberId }) =>
  inOrder(
    knex('post').whereRaw(
      `id IN (${OWN_POSTS})
       OR id IN (SELECT post_id FROM comment WHERE author_id = ? AND deleted_at IS NULL)
       OR id IN (SELECT post_id FROM reaction WHERE member_id = ?)
       OR id IN (${REPORTED} AND target_type = 'post')`,
      [memberId, memberId, memberId, memberId],
    ),
    'id',
  ),
);
const lockSpheres = statement.run<Member>((knex, { memberId }) =>
  inOrder(
    knex('sphere').whereRaw('id IN (SELECT sphere_id FROM sphere_member WHERE member_id = ?)', [
      memberId,
    ]),
    'id',
  ),
);
/** The ids of all admins, locked until the transaction ends. */
export const lockAdminIds = statement.values<NoArguments, number>((knex) =>
  inOrder(knex('member').whereRaw(`admin_level >= ${ADMIN_LEVEL}`).whereNull('deleted_at'), 'id'),
);

const OWN_PLACES =
  'SELECT CASE WHEN is_confirmed = 1 THEN published_at ELSE -id END FROM post WHERE author_id = ? AND deleted_at IS NULL';

// Others' notifications and marks about the member's posts and comments.
const echoes = [
  'DELETE FROM notification WHERE post_id IN (SELECT id FROM post WHERE author_id = ?)',
  `DELETE FROM notification
   WHERE (post_id, comment_id) IN (SELECT post_id, id FROM comment WHERE author_id = ?)`,
  'DELETE FROM post_link WHERE post_id IN (SELECT id FROM post WHERE author_id = ?)',
  'DELETE FROM search_word WHERE post_id IN (SELECT id FROM post WHERE author_id = ?)',
  'DELETE FROM report WHERE author_id = ?',
].map((sql) => forMember(sql));

const unindexPosts = statement.run<Member>((knex, { memberId }) =>
  isPostgres(knex)
    ? knex.raw(`DELETE FROM post_search WHERE post_id IN (${OWN_POSTS})`, [memberId])
    : knex.raw(`DELETE FROM post_search WHERE rowid IN (${OWN_PLACES})`, [memberId]),
);

const steps = {
  likesOfComments: forMember(`DELETE FROM comment_like WHERE comment_id IN (${OWN_COMMENTS})`),
  commentCounts: forMember(
    `UPDATE post SET comment_count = comment_count - (
       SELECT count(*) FROM comment
       WHERE comment.post_id = post.id AND comment.author_id = ? AND comment.deleted_at IS NULL
     ) WHERE id IN (SELECT post_id FROM comment WHERE author_id = ? AND deleted_at IS NULL)`,
    2,
  ),
  replyCounts: forMember(
    `UPDATE comment SET reply_count = reply_count - (
       SELECT count(*) FROM comment AS reply
       WHERE reply.root_id = comment.id AND reply.parent_id IS NOT NULL
         AND reply.author_id = ? AND reply.deleted_at IS NULL
     ) WHERE id IN (
       SELECT root_id FROM comment
       WHERE author_id = ? AND parent_id IS NOT NULL AND deleted_at IS NULL
     )`,
    2,
  ),
  commentLikeCounts: forMember(
    `UPDATE comment SET like_count = like_count - 1
     WHERE deleted_at IS NULL AND id IN (${LIKED_COMMENTS})`,
  ),
  likeCounts: forMember(
    `UPDATE post SET like_count = like_count - 1
     WHERE id IN (SELECT post_id FROM reaction WHERE member_id = ? AND kind = 1)`,
  ),
  dislikeCounts: forMember(
    `UPDATE post SET dislike_count = dislike_count - 1
     WHERE id IN (SELECT post_id FROM reaction WHERE member_id = ? AND kind = -1)`,
  ),
  reactions: forMember('UPDATE reaction SET kind = 0 WHERE member_id = ?'),
  memberCounts: forMember(
    `UPDATE sphere SET member_count = member_count - 1
     WHERE id IN (SELECT sphere_id FROM sphere_member WHERE member_id = ?)`,
  ),
};

const emptyComments = statement.run<Member & { now: number }>((knex, { memberId, now }) =>
  knex('comment')
    .where('author_id', memberId)
    .whereNull('deleted_at')
    .update({ deleted_at: now, content: '', like_count: 0 }),
);

const emptyPosts = statement.run<Member & { now: number }>((knex, { memberId, now }) =>
  knex('post')
    .where('author_id', memberId)
    .update({ deleted_at: knex.raw('coalesce(deleted_at, ?)', now), title: null, blocks: '[]' }),
);

// The member's records other than posts and comments.
const traces = (
  [
    ['comment_like', 'member_id'],
    ['reaction', 'member_id'],
    ['sphere_member', 'member_id'],
    ['saved_post', 'member_id'],
    ['hidden_post', 'member_id'],
    ['muted_post', 'member_id'],
    ['block', 'member_id'],
    ['block', 'blocked_id'],
    ['favorite_video', 'member_id'],
    ['notification_mute', 'member_id'],
    ['push_device', 'member_id'],
    ['kept_part', 'member_id'],
    ['report', 'member_id'],
    ['ledger', 'member_id'],
    ['companion', 'member_id'],
    ['plant', 'member_id'],
    ['tool_call', 'member_id'],
    ['suspension', 'member_id'],
    ['session', 'member_id'],
    ['device', 'member_id'],
    ['totp', 'member_id'],
    ['recovery_code', 'member_id'],
    ['passkey', 'member_id'],
    ['linked_account', 'member_id'],
    ['waiting_login', 'member_id'],
    ['new_totp', 'member_id'],
    ['consent', 'member_id'],
    ['mail_link', 'member_id'],
    ['mail_outbox', 'member_id'],
    ['credential', 'member_id'],
  ] as const
).map(([table, column]) => forMember(`DELETE FROM ${table} WHERE ${column} = ?`));

// A request for a new password names only its address.
const unsentMails = forMember(
  'DELETE FROM mail_outbox WHERE recipient IN (SELECT email FROM credential WHERE member_id = ?)',
);

const anonymise = statement.run<Member & { now: number }>((knex, { memberId, now }) =>
  knex('member').where('id', memberId).update({
    user_name: dataTexts.goneMember,
    name_key: null,
    name_double: 0,
    profile_image: null,
    bio: '',
    water_drops: 0,
    gems: 0,
    level: 1,
    experience: 0,
    admin_level: 0,
    has_exclusions: 0,
    email_unconfirmed: 0,
    deleted_at: now,
  }),
);

/** Locks the member's records and their counts until the transaction ends. */
export async function lockAll(tx: Runner, memberId: number): Promise<void> {
  // Locks a like before its comment, in the same order as a press.
  await steps.likesOfComments(tx, { memberId });
  for (const lock of [lockComments, lockPosts, lockSpheres]) await lock(tx, { memberId });
  await lockMember(tx, { id: memberId });
}

/** Deletes a member's posts and comments as if they had deleted each; others' counts follow. */
export async function deleteWritings(tx: Runner, memberId: number, now: number): Promise<void> {
  await unindexPosts(tx, { memberId });
  for (const echo of echoes) await echo(tx, { memberId });
  await steps.commentCounts(tx, { memberId });
  await steps.replyCounts(tx, { memberId });
  await emptyComments(tx, { memberId, now });
  await emptyPosts(tx, { memberId, now });
}

/**
 * Removes a member's reactions, likes and memberships; the counts follow. The rows stay, marked as
 * removed.
 */
export async function takeAllBack(tx: Runner, memberId: number): Promise<void> {
  const { commentLikeCounts, likeCounts, dislikeCounts, reactions, memberCounts } = steps;
  for (const step of [commentLikeCounts, likeCounts, dislikeCounts, reactions, memberCounts]) {
    await step(tx, { memberId });
  }
}

/** Deletes the member's other records and leaves a row without a name, a login or a balance. */
export async function eraseMember(tx: Runner, memberId: number, now: number): Promise<void> {
  await unsentMails(tx, { memberId });
  for (const trace of traces) await trace(tx, { memberId });
  await anonymise(tx, { memberId, now });
}
