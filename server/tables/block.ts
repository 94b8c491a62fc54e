import { statement } from '../database/statement';

type Pair = { memberId: number; blockedId: number };

/** Stores a block between members; an existing one keeps its time (ms). */
export const insertBlock = statement.run<Pair & { now: number }>(
  (knex, { memberId, blockedId, now }) =>
    knex('block')
      .insert({ member_id: memberId, blocked_id: blockedId, created_at: now })
      .onConflict(['member_id', 'blocked_id'])
      .ignore(),
);

/** Deletes a block. */
export const deleteBlock = statement.run<Pair>((knex, { memberId, blockedId }) =>
  knex('block').where({ member_id: memberId, blocked_id: blockedId }).delete(),
);
