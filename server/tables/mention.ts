import type { Knex } from 'knex';
import type { NamedMention } from '@contract/presenters/comment';
import { MEMBER_SUGGESTIONS } from '@contract/rules/members/name-start';
import { readMentions, type StoredMention } from '@contract/rules/posts/mentions';
import { camel, isPostgres, statement } from '../database/statement';
import { idsAsRows } from './ids-as-rows';

/** The mentions of a comment with the current names, as JSON; null without any. */
export const namedMentions = (knex: Knex): Knex.Raw =>
  isPostgres(knex)
    ? knex.raw(
        `CASE WHEN comment.mentions IS NULL THEN NULL ELSE (
           SELECT json_agg(json_build_object('id', named.id, 'userName', kept.value ->> 'userName',
             'nowNamed', named.user_name, 'isGone', named.deleted_at IS NOT NULL))::text
           FROM json_array_elements(comment.mentions::json) AS kept
           JOIN member AS named ON named.id = (kept.value ->> 'id')::integer) END`,
      )
    : knex.raw(
        `CASE WHEN comment.mentions IS NULL THEN NULL ELSE (
           SELECT json_group_array(json_object('id', named.id, 'userName', kept.value ->> 'userName',
             'nowNamed', named.user_name, 'isGone', named.deleted_at IS NOT NULL))
           FROM json_each(comment.mentions) AS kept
           JOIN member AS named ON named.id = kept.value ->> 'id') END`,
      );

type Stored = StoredMention & { nowNamed: string; isGone: number | boolean };

/** Reads what `namedMentions` wrote. */
export const readNamedMentions = (json: string | null): NamedMention[] =>
  json === null
    ? []
    : (JSON.parse(json) as Stored[]).map((one) => ({ ...one, isGone: Boolean(one.isGone) }));

/** Mentions that were stored just now, as `namedMentions` reads them. */
export const justNamed = (mentions: string): string =>
  JSON.stringify(
    readMentions(mentions).map((one) => ({ ...one, nowNamed: one.userName, isGone: false })),
  );

const wantedIds = (knex: Knex, ids: readonly number[]) => {
  const wanted = idsAsRows(knex, ids);
  const id = isPostgres(knex) ? knex.raw('wanted.id::integer') : 'wanted.id';
  return knex.from(wanted).select({ id });
};

/** The existing ones of some members, with their names. */
export const listMentionable = statement.all<{ ids: readonly number[] }, StoredMention>(
  (knex, { ids }) =>
    knex('member')
      .whereIn('id', wantedIds(knex, ids))
      .whereNull('deleted_at')
      .select(camel('member.id', 'member.user_name')),
);

/** The members that already have a notification about a comment. */
export const listNotified = statement.values<{ postId: number; commentId: number }, number>(
  (knex, { postId, commentId }) =>
    knex('notification')
      .where({ post_id: postId, comment_id: commentId })
      .select('member_id as memberId'),
);

/** A member for a mention. */
export interface SuggestedRow extends StoredMention {
  profileImage: string | null;
}

type Begun = { viewerId: number; from: string; to: string };

/** Members by the beginning of their folded name, without the viewer and those they blocked. */
export const listNamesBegun = statement.all<Begun, SuggestedRow>((knex, { viewerId, from, to }) => {
  const order = isPostgres(knex) ? 'name_key COLLATE "C"' : 'name_key';
  return knex('member')
    .whereRaw(`${order} >= ? AND ${order} < ?`, [from, to])
    .whereNull('deleted_at')
    .whereNot('id', viewerId)
    .whereRaw(
      'NOT EXISTS (SELECT 1 FROM block WHERE block.member_id = ? AND block.blocked_id = member.id)',
      [viewerId],
    )
    .orderByRaw(order)
    .limit(MEMBER_SUGGESTIONS)
    .select(camel('member.id', 'member.user_name', 'member.profile_image'));
});
