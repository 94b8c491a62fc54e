import { signInKinds, type SignInKind } from '@contract/rules/sign-ins';
import { statement, type Runner } from '../database/statement';

// There is one of each password that was typed, so these are not kept for ever.
const signIns = ['login.success', 'login.failure', 'password.failure'] as const;

type AuditEntry = {
  /** Who did it; null for a script with the deployment's key, and where nobody signed in. */
  actorId: number | null;
  action:
    | 'post.confirm'
    | 'post.revert'
    | 'settings.update'
    | (typeof signIns)[number]
    | 'password.change'
    | 'account.delete';
  /** What it was done to: `post12`, `settings`, `user3`; `unknown` for an account that is not there. */
  subject: string;
  /** Never a password, nor the email of an account that is not there. */
  detail: string;
  now: number;
};

const insert = statement<AuditEntry>((knex, { actorId, action, subject, detail, now }) =>
  knex('audit').insert({ actor_id: actorId, action, subject, detail, created_at: now }),
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
export async function insertAudit(tx: Runner, entry: AuditEntry): Promise<void> {
  await tx.run(insert, entry);
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
