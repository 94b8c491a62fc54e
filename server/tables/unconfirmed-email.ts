import { statement, type Runner } from '../database/statement';

const set = statement<{ memberId: number; flag: number }>((knex, { memberId, flag }) =>
  knex('member').where('id', memberId).update({ email_unconfirmed: flag }),
);

const waiting = statement<{ memberId: number }, { email: string }>((knex, { memberId }) =>
  knex('member')
    .join('credential', 'credential.member_id', 'member.id')
    .where({ 'member.id': memberId, 'member.email_unconfirmed': 1 })
    .select('credential.email'),
);

/** Records that a member's address waits for its confirmation. */
export async function markUnconfirmed(tx: Runner, memberId: number): Promise<void> {
  await tx.run(set, { memberId, flag: 1 });
}

/** Records that a member's address is confirmed. */
export async function markConfirmed(tx: Runner, memberId: number): Promise<void> {
  await tx.run(set, { memberId, flag: 0 });
}

/** A member's address that waits for its confirmation; null without one. */
export async function findUnconfirmed(runner: Runner, memberId: number): Promise<string | null> {
  const [row] = await runner.run(waiting, { memberId });
  return row?.email ?? null;
}
