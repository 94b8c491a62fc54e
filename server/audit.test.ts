import { expect, it } from 'vitest';
import { AUDIT_KEPT, rewriteAudit } from './testing/audit-kept';
import { startSqlite } from './testing/subject';

it('nobody can rewrite the audit, and only the sweep forgets sign-ins, on SQLite', async () => {
  const server = await startSqlite();
  expect(await rewriteAudit(server)).toEqual(AUDIT_KEPT);
  await server.close();
});
