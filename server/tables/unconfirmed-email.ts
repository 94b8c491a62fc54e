import { statement, type Runner } from '../database/statement';

const set = statement.run<{ memberId: number; flag: number }>((knex, { memberId, flag }) =>
  knex('member').where('id', memberId).update({ email_unconfirmed: flag }),
);

/** A member's address that waits for its confirmation; null without one. */
export const findUnconfirmed = statement.value<{ memberId: number }, string>((knex, { memberId }) =>
  knex('member')
    .join('credential', 'credential.member_id', 'member.id')
    .where({ 'member.id': memberId, 'member.email_unconfirmed': 1 })
    .select('credential.email'),
);

/** Records that a member's address waits for its confirmation. */
export async function markUnconfirmed(tx: Runner, memberId: number): Promise<void> {
  await set(tx, { memberId, flag: 1 });
}

/** Records that a member's address is confirmed. */
export async function markConfirmed(tx: Runner, memberId: number): Promise<void> {
  await set(tx, { memberId, flag: 0 });
}
