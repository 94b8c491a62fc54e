import { statement, type Runner } from '../database/statement';

type AuditEntry = {
  /** The admin; null for a script with the deployment's key. */
  actorId: number | null;
  action: 'post.confirm' | 'post.revert' | 'settings.update';
  /** The changed record: `post12`, `settings`. */
  subject: string;
  detail: string;
  now: number;
};

const insert = statement<AuditEntry>((knex, { actorId, action, subject, detail, now }) =>
  knex('audit').insert({ actor_id: actorId, action, subject, detail, created_at: now }),
);

/** Notes an admin's action. */
export async function insertAudit(tx: Runner, entry: AuditEntry): Promise<void> {
  await tx.run(insert, entry);
}
