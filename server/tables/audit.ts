import { statement, type Runner } from '../database/statement';

// There is one of each login, so these are not kept for ever.
const signIns = ['login.success', 'login.failure'] as const;

type AuditEntry = {
  /** Who did it; null for a script with the deployment's key, and where nobody signed in. */
  actorId: number | null;
  action:
    | 'post.confirm'
    | 'post.revert'
    | 'settings.update'
    | 'query.run'
    | (typeof signIns)[number]
    | 'password.change'
    | 'password.failure'
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

const removeSignIns = statement<{ before: number }>((knex, { before }) =>
  knex('audit').where('created_at', '<', before).whereIn('action', signIns).delete(),
);

/** Notes what an admin did, and what happened to an account. */
export async function insertAudit(tx: Runner, entry: AuditEntry): Promise<void> {
  await tx.run(insert, entry);
}

/** Forgets the sign-ins and the failed ones from before a moment, ms; everything else stays. */
export async function deleteOldSignIns(tx: Runner, before: number): Promise<void> {
  await tx.run(removeSignIns, { before });
}
