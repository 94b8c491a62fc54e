import type { AuditKind } from '@contract/rules/audit';
import { statement, type Runner } from '../database/statement';

// There is one of each login, so these are not kept for ever.
const signIns = ['login.success', 'login.failure'] as const;

/** An entry of the audit. */
export interface AuditEntry {
  /** Who did it; null for a script with the deployment's key, and where nobody signed in. */
  actorId: number | null;
  action: AuditKind;
  /** What it was done to: `post12`, `settings`, `user3`; `unknown` for an account that is not there. */
  subject: string;
  /** Never a password, nor the email of an account that is not there. */
  detail: string;
  /** The member whom it concerns, such as the author of a post. */
  memberId?: number | null;
  /** What was so before and is so now, as JSON. */
  before?: string | null;
  after?: string | null;
  /** What was done at once has the same. */
  bulkId?: string | null;
  now: number;
}

const insert = statement<Required<AuditEntry> & Record<string, string | number | null>>(
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

const removeSignIns = statement<{ before: number }>((knex, { before }) =>
  knex('audit').where('created_at', '<', before).whereIn('action', signIns).delete(),
);

/** Notes what an admin did, and what happened to an account. */
export async function insertAudit(tx: Runner, entry: AuditEntry): Promise<void> {
  await tx.run(insert, { memberId: null, before: null, after: null, bulkId: null, ...entry });
}

/** Forgets the sign-ins and the failed ones from before a moment, ms; everything else stays. */
export async function deleteOldSignIns(tx: Runner, before: number): Promise<void> {
  await tx.run(removeSignIns, { before });
}
