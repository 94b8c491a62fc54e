import type { Knex } from 'knex';
import type { NotificationRecord } from '@contract/presenters/notification';
import { kindsOfGroup, type NotificationGroup } from '@contract/rules/site/notifications';
import { camel, statement, variants, type Runner } from '../database/statement';
import { LIKE } from './reaction';

/** A notification with the names and texts that it shows. */
export interface NotificationRow extends Omit<NotificationRecord, 'post' | 'actor'> {
  /** Null without a post. */
  postId: number | null;
  title: string | null;
  /** Empty if the post has a title; null without a post. */
  blocks: string | null;
  likeCount: number | null;
  /** Null without another member. */
  actorId: number | null;
  userName: string | null;
  profileImage: string | null;
}

/**
 * The notifications that a member sees: the post is still readable and the other member is not
 * blocked. If all likes of an entry were removed, it names nobody and stays hidden until the next.
 */
function shown(knex: Knex, memberId: number): Knex.QueryBuilder {
  return knex('notification')
    .leftJoin('post', 'post.id', 'notification.post_id')
    .where('notification.member_id', memberId)
    .whereRaw(
      '(notification.post_id IS NULL OR post.is_confirmed = 1 OR post.author_id = notification.member_id)',
    )
    .whereRaw("(notification.kind <> 'like' OR notification.actor_id IS NOT NULL)")
    .whereNotExists(
      knex('block')
        .where('block.member_id', memberId)
        .whereRaw('block.blocked_id = notification.actor_id')
        .select(knex.raw('1')),
    )
    .whereNotExists(
      knex('report')
        .where('report.member_id', memberId)
        .where('report.target_type', knex.raw("'comment'"))
        .whereRaw('report.target_id = notification.comment_id')
        .select(knex.raw('1')),
    );
}

// The query reads only the few likes that do not count for the author, however many like the post.
const UNSEEN = `CASE WHEN notification.kind = 'like' THEN (
  SELECT count(*) FROM (
    SELECT CAST(? AS integer) AS id UNION SELECT blocked_id FROM block WHERE block.member_id = ?
  ) AS nobody
  JOIN reaction ON reaction.post_id = notification.post_id AND reaction.member_id = nobody.id
  WHERE reaction.kind = ${LIKE}
) ELSE 0 END AS "unseenLikes"`;

// Nobody reads a blinded comment in a notification.
const TEXT = "CASE WHEN comment.is_blinded = 1 THEN '' ELSE comment.content END AS content";

const IS_POST_MUTED = `CASE WHEN EXISTS (
  SELECT 1 FROM muted_post
  WHERE muted_post.member_id = notification.member_id AND muted_post.post_id = notification.post_id
) THEN 1 ELSE 0 END AS "isPostMuted"`;

function entries(knex: Knex, memberId: number): Knex.QueryBuilder {
  return shown(knex, memberId)
    .leftJoin('comment', 'comment.id', 'notification.comment_id')
    .leftJoin('member', 'member.id', 'notification.actor_id')
    .select(camel('notification.id', 'notification.kind', 'notification.post_id'))
    .select(camel('notification.comment_id', 'notification.actor_id', 'notification.reason'))
    .select(camel('notification.level', 'notification.others', 'notification.post_title'))
    .select(camel('notification.is_read', 'notification.created_at'))
    .select(camel('post.title', 'post.like_count'))
    .select(knex.raw(TEXT))
    .select(camel('member.user_name', 'member.profile_image'))
    .select(knex.raw("CASE WHEN post.title IS NULL THEN post.blocks ELSE '[]' END AS blocks"))
    .select(knex.raw(UNSEEN, [memberId, memberId]))
    .select(knex.raw(IS_POST_MUTED));
}

type ListArguments = { memberId: number; createdAt: number; id: number; limit: number };

/** A member's notifications before a place, the latest first; null is all groups. */
export const listNotifications = variants((group: NotificationGroup | null) =>
  statement.all<ListArguments, NotificationRow>((knex, { memberId, createdAt, id, limit }) => {
    const query = entries(knex, memberId)
      .whereRaw('(notification.created_at, notification.id) < (?, ?)', [createdAt, id])
      .orderBy('notification.created_at', 'desc')
      .orderBy('notification.id', 'desc')
      .limit(limit);
    const kinds = group && kindsOfGroup(group).map((kind) => `'${kind}'`);
    return kinds ? query.whereRaw(`notification.kind IN (${kinds.join(', ')})`) : query;
  }),
);

/** One of a member's notifications; null if it is hidden from them. */
export const findNotification = statement.maybeOne<
  { memberId: number; id: number },
  NotificationRow
>((knex, { memberId, id }) => entries(knex, memberId).where('notification.id', id));

/** The number of a member's unread notifications. */
export const countUnread = statement.count<{ memberId: number }>((knex, { memberId }) =>
  shown(knex, memberId).whereRaw('notification.is_read = 0').count('* as count'),
);

type Span = { memberId: number; after: number; until: number };

const unreadWithin = (query: Knex.QueryBuilder, { after, until }: Span) =>
  query
    .whereRaw('notification.is_read = 0')
    .whereRaw('notification.created_at > ?', [after])
    .where('notification.created_at', '<=', until);

const latestUnread = statement.maybeOne<Span, NotificationRow>((knex, span) =>
  unreadWithin(entries(knex, span.memberId), span)
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(1),
);

const unreadCount = statement.count<Span>((knex, span) =>
  unreadWithin(shown(knex, span.memberId), span).count('* as count'),
);

/**
 * A member's latest unread notification, and the number of others.
 * @param span.after only those later than this moment, ms
 * @param span.until only those up to this moment, ms
 */
export async function findLatestUnread(
  runner: Runner,
  span: Span,
): Promise<{ row: NotificationRow; others: number } | null> {
  const row = await latestUnread(runner, span);
  if (!row) return null;
  return { row, others: (await unreadCount(runner, span)) - 1 };
}
