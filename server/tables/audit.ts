import type { NewAuditEntry } from '@contract/rules/audit';
import { signInKinds, type SignInKind } from '@contract/rules/sign-ins';
import { statement, type Runner } from '../database/statement';

// There is one of each password that was typed, so these are not kept for ever.
const signIns = ['login.success', 'login.failure', 'password.failure'] as const;

const insert = statement<Required<NewAuditEntry> & Record<string, string | number | null>>(
  (knex, { actorId, action, subject, detail, memberId, before, after, bulkId, now }) =>
    knex('audit').insert({
      actor_id: actorId,
      action,
      subject,
      detail,
      member_id: memberId,
      before,
      after,
      bulk_id: bulkId,
      created_at: now,
    }),
);

/** A sign-in of a member, `detail` as JSON. */
export interface SignInRow {
  id: number;
  action: SignInKind;
  detail: string;
  created_at: number;
}

const signInsOf = statement<{ subject: string; at: number; id: number; limit: number }, SignInRow>(
  (knex, { subject, at, id, limit }) =>
    knex('audit')
      .where('subject', subject)
      .whereIn('action', [...signInKinds])
      .whereRaw('(created_at, id) < (?, ?)', [at, id])
      .select('id', 'action', 'detail', 'created_at')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
);

const removeSignIns = statement<{ before: number }>((knex, { before }) =>
  knex('audit').where('created_at', '<', before).whereIn('action', signIns).delete(),
);

/** Notes what an admin did, and what happened to an account. */
export async function insertAudit(tx: Runner, entry: NewAuditEntry): Promise<void> {
  await tx.run(insert, { memberId: null, before: null, after: null, bulkId: null, ...entry });
}

/** Notes what an admin did to what another member wrote; null for one's own, which is not noted. */
export async function noteIntervention(tx: Runner, entry: NewAuditEntry | null): Promise<void> {
  if (entry) await insertAudit(tx, entry);
}

/** Forgets the sign-ins and the wrong passwords from before a moment, ms; everything else stays. */
export async function deleteOldSignIns(tx: Runner, before: number): Promise<void> {
  await tx.run(removeSignIns, { before });
}

/** A member's sign-ins after a cursor, the latest first. @param subject `user3` */
export function listSignIns(
  runner: Runner,
  wanted: { subject: string; at: number; id: number; limit: number },
): Promise<SignInRow[]> {
  return runner.run(signInsOf, wanted);
}
