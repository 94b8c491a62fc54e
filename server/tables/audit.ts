import type { NewAuditEntry } from '@contract/rules/admin/audit';
import { signInKinds, type SignInKind } from '@contract/rules/members/sign-ins';
import { snake, statement, type Runner } from '../database/statement';

// There is one for each typed password or code, so these are not stored for ever.
const signIns = ['login.success', 'login.failure', 'password.failure', 'factor.failure'] as const;

/** Records an admin's action, or an event of an account. */
export const insertAudit = statement.run<NewAuditEntry>((knex, entry) =>
  knex('audit').insert({
    ...snake(entry, 'actorId', 'action', 'subject', 'detail', 'memberId', 'before', 'after'),
    ...snake(entry, 'bulkId'),
    created_at: entry.now,
  }),
);

/** A sign-in of a member, `detail` as JSON. */
export interface SignInRow {
  id: number;
  kind: SignInKind;
  detail: string;
  createdAt: number;
}

/** A member's sign-ins after a cursor, the latest first. @param subject `user3` */
export const listSignIns = statement.all<
  { subject: string; at: number; id: number; limit: number },
  SignInRow
>((knex, { subject, at, id, limit }) =>
  knex('audit')
    .where('subject', subject)
    .whereIn('action', [...signInKinds])
    .whereRaw('(created_at, id) < (?, ?)', [at, id])
    .select('id', 'action as kind', 'detail', 'created_at as createdAt')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);

/** Deletes sign-ins and wrong passwords from before a moment, ms; all other entries stay. */
export const deleteOldSignIns = statement.run<{ before: number }>((knex, { before }) =>
  knex('audit').where('created_at', '<', before).whereIn('action', signIns).delete(),
);

/** Records an admin's change of another's text; null for their own, which is not recorded. */
export async function noteIntervention(tx: Runner, entry: NewAuditEntry | null): Promise<void> {
  if (entry) await insertAudit(tx, entry);
}
