import { statement, type Runner } from '../database/statement';

type Pair = { memberId: number; blockedId: number };

const add = statement<Pair & { now: number }>((knex, { memberId, blockedId, now }) =>
  knex('block')
    .insert({ member_id: memberId, blocked_id: blockedId, created_at: now })
    .onConflict(['member_id', 'blocked_id'])
    .ignore(),
);

const remove = statement<Pair>((knex, { memberId, blockedId }) =>
  knex('block').where({ member_id: memberId, blocked_id: blockedId }).delete(),
);

/** Stores a block between members; an existing one keeps its time (ms). */
export async function insertBlock(tx: Runner, pair: Pair & { now: number }): Promise<void> {
  await tx.run(add, pair);
}

/** Deletes a block. */
export async function deleteBlock(tx: Runner, pair: Pair): Promise<void> {
  await tx.run(remove, pair);
}
