import type { Knex } from 'knex';
import type { NotificationKind } from '@contract/models/notification';
import type { OwnKind } from '@contract/rules/site/notifications';
import { camel, statement, type Runner } from '../database/statement';
import { isHeard, isWanted } from './notification-mute';
import { LIKE } from './reaction';

/** A new notification. */
export interface NewNotification {
  memberId: number;
  kind: Exclude<NotificationKind, 'like' | 'new_post' | OwnKind>;
  postId: number;
  commentId: number | null;
  /** The member who caused it; null for the site. */
  actorId: number | null;
  reason: string;
  now: number;
}

type LikeKey = { memberId: number; postId: number; actorId: number };
type NewLikeNotification = LikeKey & { now: number };
/** A notification without a post; its level is null except for a level. */
export interface OwnNotification {
  memberId: number;
  kind: Exclude<OwnKind, 'name_shared'>;
  level: number | null;
  reason: string;
  /** The title of its post, which may be deleted. */
  postTitle?: string;
  now: number;
}

/** A notification of a decision; `createdAt` is the time of the decision, ms. */
type DecisionKey = { memberId: number; postId: number; kind: string; createdAt: number };

const NOT_BLOCKED =
  'NOT EXISTS (SELECT 1 FROM block WHERE block.member_id = ? AND block.blocked_id = ?)';

// A reply may come during the deletion of the answered member's account.
const NOT_GONE = 'EXISTS (SELECT 1 FROM member WHERE id = ? AND deleted_at IS NULL)';

/**
 * Notifies a member, unless they blocked the member who caused it, switched its kind off or muted
 * the post.
 * @returns the new id, or null
 */
export const insertNotification = statement.value<NewNotification, number>(
  (knex, { memberId, kind, postId, commentId, actorId, reason, now }) =>
    knex.raw(
      `INSERT INTO notification (member_id, kind, post_id, comment_id, actor_id, reason, created_at)
       SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${NOT_GONE} AND ${NOT_BLOCKED} AND ${isWanted()}
         AND ${isHeard(true)}
       RETURNING id`,
      // The builder's types do not allow null among the bindings.
      [
        memberId,
        kind,
        postId,
        commentId,
        actorId,
        reason,
        now,
        memberId,
        memberId,
        actorId,
        memberId,
        kind,
        memberId,
        postId,
        kind,
      ] as never[],
    ),
);

/** A decision about a post in its author's notification; `createdAt` in ms. */
type NotifiedDecision = { kind: string; reason: string; createdAt: number };

/** The latest decision about a post in its author's notifications; null without one. */
export const findLastDecision = statement.maybeOne<
  { memberId: number; postId: number },
  NotifiedDecision
>((knex, { memberId, postId }) =>
  knex('notification')
    .where({ member_id: memberId, post_id: postId })
    .whereRaw("kind IN ('confirm', 'revert', 'reject')")
    .orderBy('created_at', 'desc')
    .limit(1)
    .select(camel('kind', 'reason', 'created_at')),
);

const insertOwn = statement.value<Required<OwnNotification>, number>(
  (knex, { memberId, kind, level, reason, postTitle, now }) =>
    knex.raw(
      `INSERT INTO notification (member_id, kind, level, reason, post_title, created_at)
     SELECT ?, ?, ?, ?, ?, ? WHERE ${isWanted()} RETURNING id`,
      [memberId, kind, level, reason, postTitle, now, memberId, kind] as never[],
    ),
);

const insertLike = statement.value<NewLikeNotification, number>(
  (knex, { memberId, postId, actorId, now }) =>
    knex.raw(
      `INSERT INTO notification (member_id, kind, post_id, actor_id, created_at)
       SELECT ?, 'like', ?, ?, ? WHERE ${NOT_BLOCKED} AND ${isWanted('?', "'like'")}
         AND ${isHeard()}
       ON CONFLICT (post_id) WHERE kind = 'like' DO UPDATE
       SET actor_id = excluded.actor_id, created_at = excluded.created_at, is_read = 0
       RETURNING id`,
      [memberId, postId, actorId, now, memberId, actorId, memberId, memberId, postId],
    ),
);

// A like with an earlier notification only changes the name in the entry.
const nameAgain = statement.run<LikeKey>((knex, { memberId, postId, actorId }) =>
  knex.raw(
    `UPDATE notification SET actor_id = ? WHERE post_id = ? AND kind = 'like' AND ${NOT_BLOCKED}`,
    [actorId, postId, memberId, actorId],
  ),
);

const noteNotified = statement.maybeOne<
  { postId: number; actorId: number },
  { isNotified: number }
>((knex, { postId, actorId }) =>
  knex('reaction')
    .where({ post_id: postId, member_id: actorId })
    .whereRaw('is_told = 0')
    .update({ is_told: knex.raw('1') })
    .returning('is_told as isNotified'),
);

// A member who likes the post and is neither its author nor blocked by them; null without one.
const ANOTHER = `(
  SELECT reaction.member_id FROM reaction
  WHERE reaction.post_id = notification.post_id AND reaction.kind = ${LIKE}
    AND reaction.member_id <> notification.member_id
    AND NOT EXISTS (
      SELECT 1 FROM block
      WHERE block.member_id = notification.member_id AND block.blocked_id = reaction.member_id
    )
  ORDER BY reaction.member_id DESC LIMIT 1
)`;

const passOn = (knex: Knex, actorId: number) =>
  knex('notification')
    .whereRaw("kind = 'like'")
    .where('actor_id', actorId)
    .update({ actor_id: knex.raw(ANOTHER) });

/** Updates the entry after a like was removed: it names another member, or is hidden without one. */
export const takeLikeBack = statement.run<{ postId: number; actorId: number }>(
  (knex, { postId, actorId }) => passOn(knex, actorId).where('post_id', postId),
);

const passOnAll = statement.run<{ actorId: number }>((knex, { actorId }) =>
  passOn(knex, actorId).whereIn(
    'post_id',
    knex('reaction').where('member_id', actorId).select('post_id'),
  ),
);

const readAll = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex('notification')
    .where('member_id', memberId)
    .whereRaw('is_read = 0')
    .update({ is_read: knex.raw('1') }),
);

const readOne = statement.run<{ memberId: number; id: number }>((knex, { memberId, id }) =>
  knex('notification')
    .where({ id, member_id: memberId })
    .whereRaw('is_read = 0')
    .update({ is_read: knex.raw('1') }),
);

/** Deletes the notification of a decision, unless it was read. */
export const deleteUnread = statement.run<DecisionKey>(
  (knex, { memberId, postId, kind, createdAt }) =>
    knex('notification')
      .where({ member_id: memberId, post_id: postId, kind, created_at: createdAt })
      .whereRaw('is_read = 0')
      .delete(),
);

/** Deletes the notifications of a post. */
export const deleteNotificationsOfPost = statement.run<{ postId: number }>((knex, { postId }) =>
  knex('notification').where('post_id', postId).delete(),
);

/** Deletes the notifications of a comment. */
export const deleteNotificationsOfComment = statement.run<{ postId: number; commentId: number }>(
  (knex, { postId, commentId }) =>
    knex('notification').where({ post_id: postId, comment_id: commentId }).delete(),
);

const removeOfMember = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex('notification').where('member_id', memberId).delete(),
);

/**
 * Notifies an existing and locked member of something without a post, unless they switched its kind
 * off.
 * @returns the new id, or null
 */
export function notifyOwn(tx: Runner, notification: OwnNotification): Promise<number | null> {
  return insertOwn(tx, { postTitle: '', ...notification });
}

/**
 * Notifies the author of a post of a like, in the one entry for all its likes, unless they blocked
 * the member who likes it. Each like notifies only once: if it was removed and given again, the
 * entry stays as it is, read or not. Call it after updating the post's count: that row's lock makes
 * likes of one post run one after another.
 * @returns the entry's id, or null
 */
export async function notifyOfLike(tx: Runner, like: NewLikeNotification): Promise<number | null> {
  const { memberId, postId, actorId } = like;
  const isFirst = await noteNotified(tx, { postId, actorId });
  if (isFirst) return insertLike(tx, like);
  await nameAgain(tx, { memberId, postId, actorId });
  return null;
}

/** Marks a member's notifications as read: the named ones, or all. */
export async function markRead(tx: Runner, memberId: number, ids?: number[]): Promise<void> {
  if (ids === undefined) await readAll(tx, { memberId });
  // Locks rows in the order of ids, so that two tabs cannot deadlock.
  else for (const id of ids.toSorted((a, b) => a - b)) await readOne(tx, { memberId, id });
}

/**
 * Deletes a member's notifications, and names others in entries of the member's likes. Call it
 * after the likes are removed (kind 0) and before their rows are deleted.
 */
export async function forgetNotificationsOf(tx: Runner, memberId: number): Promise<void> {
  await removeOfMember(tx, { memberId });
  await passOnAll(tx, { actorId: memberId });
}
