import { statement, type Runner } from '../database/statement';

const mark = (flag: 0 | 1) =>
  statement.run<{ memberId: number }>((knex, { memberId }) =>
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
export const markUnconfirmed = mark(1);

const endWait = mark(0);

const confirm = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex('credential').where('member_id', memberId).update({ is_confirmed: 1 }),
);

/** Records that a member's address is confirmed. */
export async function markConfirmed(tx: Runner, of: { memberId: number }): Promise<void> {
  await endWait(tx, of);
  await confirm(tx, of);
}
