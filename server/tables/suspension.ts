import type { Suspension } from '@contract/rules/suspension';
import { statement, type Runner } from '../database/statement';

/** A new suspension; moments in ms, `until` is null for an open end. */
export type NewSuspension = {
  memberId: number;
  reason: string;
  until: number | null;
  actorId: number;
  now: number;
};

const find = statement<{ memberId: number }, Suspension>((knex, { memberId }) =>
  knex('suspension').where('member_id', memberId).select('reason', 'until'),
);

const put = statement<NewSuspension>((knex, { memberId, reason, until, actorId, now }) =>
  knex('suspension')
    .insert({ member_id: memberId, reason, until, actor_id: actorId, created_at: now })
    .onConflict('member_id')
    .merge(),
);

const remove = statement<{ memberId: number }>((knex, { memberId }) =>
  knex('suspension').where('member_id', memberId).delete(),
);

/** A member's suspension, which may be over; null without one. */
export async function findSuspension(runner: Runner, memberId: number): Promise<Suspension | null> {
  const [row] = await runner.run(find, { memberId });
  return row ?? null;
}

/** Suspends a locked member, and replaces an earlier suspension. */
export async function putSuspension(tx: Runner, suspension: NewSuspension): Promise<void> {
  await tx.run(put, suspension);
}

/** Ends a member's suspension. */
export async function deleteSuspension(tx: Runner, memberId: number): Promise<void> {
  await tx.run(remove, { memberId });
}
