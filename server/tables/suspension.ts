import { statement, type Runner } from '../database/statement';

/** A suspension to be written; moments in ms, `until` null until it is lifted. */
export type NewSuspension = {
  memberId: number;
  reason: string;
  until: number | null;
  actorId: number;
  now: number;
};

const put = statement<NewSuspension>((knex, { memberId, reason, until, actorId, now }) =>
  knex('suspension')
    .insert({ member_id: memberId, reason, until, actor_id: actorId, created_at: now })
    .onConflict('member_id')
    .merge(),
);

const remove = statement<{ memberId: number }>((knex, { memberId }) =>
  knex('suspension').where('member_id', memberId).delete(),
);

/** Suspends a locked member, in place of an earlier suspension. */
export async function putSuspension(tx: Runner, suspension: NewSuspension): Promise<void> {
  await tx.run(put, suspension);
}

/** Ends a member's suspension. */
export async function deleteSuspension(tx: Runner, memberId: number): Promise<void> {
  await tx.run(remove, { memberId });
}
