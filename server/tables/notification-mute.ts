import type { NotificationKind } from '@contract/models/notification';
import { statement, type Runner } from '../database/statement';

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

/** Switches kinds of notifications on and off. */
export async function changeMuted(
  tx: Runner,
  memberId: number,
  { on, off }: Record<'on' | 'off', readonly NotificationKind[]>,
): Promise<void> {
  for (const kind of on) await remove(tx, { memberId, kind });
  for (const kind of off) await add(tx, { memberId, kind });
}
