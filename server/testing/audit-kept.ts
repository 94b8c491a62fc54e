import { insertAudit } from '../tables/audit';
import { sweepSessions, SIGN_INS_KEPT } from '../jobs/session-sweep';
import type { TestServer } from './subject';

const LONG_AGO = 1;

/** The audit after attempts to rewrite it by hand, and after the sweep. */
export interface AuditTried {
  /** The accepted statements. */
  rewritten: string[];
  /** The kinds of the entries before the sweep, and after it. */
  before: string[];
  after: string[];
}

/** Tries to rewrite the audit of a server with the server's own rights. */
export async function rewriteAudit({ db }: TestServer): Promise<AuditTried> {
  await db.transaction(async (tx) => {
    for (const action of ['member.suspend', 'login.failure', 'password.change'] as const) {
      await insertAudit(tx, { actorId: 2, action, subject: 'user1', detail: '', now: LONG_AGO });
    }
  });
  const kinds = async () =>
    (
      await db
        .knex<{ id: number; action: string; created_at: number }>('audit')
        .where({ created_at: LONG_AGO })
        .orderBy('id')
    ).map(({ action }) => action);
  const tries = {
    'UPDATE of what an admin did': () =>
      db.knex('audit').where({ action: 'member.suspend' }).update({ detail: 'x' }),
    'UPDATE of a failed login': () =>
      db.knex('audit').where({ action: 'login.failure' }).update({ action: 'login.success' }),
    'DELETE of what an admin did': () =>
      db.knex('audit').where({ action: 'member.suspend' }).delete(),
    'DELETE of a changed password': () =>
      db.knex('audit').where({ action: 'password.change' }).delete(),
  };
  const rewritten: string[] = [];
  for (const [what, rewrite] of Object.entries(tries)) {
    const isRefused = await rewrite().then(
      () => false,
      (error: unknown) => String(error).includes('the audit is not rewritten'),
    );
    if (!isRefused) rewritten.push(what);
  }
  const before = await kinds();
  await sweepSessions(db, LONG_AGO + SIGN_INS_KEPT + 1);
  return { rewritten, before, after: await kinds() };
}

/** The result of `rewriteAudit` if nobody can rewrite the audit. */
export const AUDIT_KEPT: AuditTried = {
  rewritten: [],
  before: ['member.suspend', 'login.failure', 'password.change'],
  after: ['member.suspend', 'password.change'],
};
