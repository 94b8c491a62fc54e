import type { Suspension } from '@contract/rules/members/suspension';
import { statement } from '../database/statement';

/** A new suspension; moments in ms, `until` is null for an open end. */
export type NewSuspension = {
  memberId: number;
  reason: string;
  until: number | null;
  actorId: number;
  now: number;
};

/** A member's suspension, which may be over; null without one. */
export const findSuspension = statement.maybeOne<{ memberId: number }, Suspension>(
  (knex, { memberId }) => knex('suspension').where('member_id', memberId).select('reason', 'until'),
);

/** Suspends a locked member, and replaces an earlier suspension. */
export const putSuspension = statement.run<NewSuspension>(
  (knex, { memberId, reason, until, actorId, now }) =>
    knex('suspension')
      .insert({ member_id: memberId, reason, until, actor_id: actorId, created_at: now })
      .onConflict('member_id')
      .merge(),
);

/** Ends a member's suspension. */
export const deleteSuspension = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex('suspension').where('member_id', memberId).delete(),
);
