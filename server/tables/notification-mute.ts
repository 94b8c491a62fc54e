import type { NotificationKind } from '@contract/models/notification';
import { decisionKinds } from '@contract/rules/site/notifications';
import { statement, type Runner } from '../database/statement';

const decisions = decisionKinds.map((kind) => `'${kind}'`).join(', ');

type Mute = { memberId: number; kind: string };

const add = statement.run<Mute>((knex, { memberId, kind }) =>
  knex('notification_mute')
    .insert({ member_id: memberId, kind })
    .onConflict(['member_id', 'kind'])
    .ignore(),
);

const remove = statement.run<Mute>((knex, { memberId, kind }) =>
  knex('notification_mute').where({ member_id: memberId, kind }).delete(),
);

/** The kinds of notifications that a member switched off. */
export const listMuted = statement.values<{ memberId: number }, string>((knex, { memberId }) =>
  knex('notification_mute').where('member_id', memberId).select('kind'),
);

/** A condition for queries: whether a member wants a kind; binds the member and the kind. */
export const isWanted = (member = '?', kind = '?') =>
  `NOT EXISTS (SELECT 1 FROM notification_mute
     WHERE notification_mute.member_id = ${member} AND notification_mute.kind = ${kind})`;

/**
 * A condition for queries: whether a member hears of a post; binds the member and the post, and the
 * kind if it may be a decision.
 */
export const isHeard = (orDecision = false) =>
  `(NOT EXISTS (SELECT 1 FROM muted_post WHERE muted_post.member_id = ? AND muted_post.post_id = ?)
     ${orDecision ? `OR ? IN (${decisions})` : ''})`;

/** Switches kinds of notifications on and off. */
export async function changeMuted(
  tx: Runner,
  memberId: number,
  { on, off }: Record<'on' | 'off', readonly NotificationKind[]>,
): Promise<void> {
  for (const kind of on) await remove(tx, { memberId, kind });
  for (const kind of off) await add(tx, { memberId, kind });
}
