import { expect } from 'vitest';
import type { TestServer } from './subject';

const losses = [
  { sql: 'DROP INDEX mail_outbox_due', part: 'index mail_outbox_due' },
  { sql: 'ALTER TABLE mail_outbox DROP COLUMN refusal', part: 'column mail_outbox.refusal' },
  { sql: 'DROP TABLE mail_link', part: 'table mail_link' },
  {
    sql: 'DROP TRIGGER audit_stays',
    postgres: 'DROP TRIGGER audit_stays ON audit',
    part: 'trigger audit_stays',
  },
];

/** The answers of `/readyz` after each loss: not ready, and the missing part. */
export const LOSSES = [
  { status: 200, named: [] },
  ...losses.map(({ part }) => ({ status: 503, named: expect.arrayContaining([part]) as unknown })),
];

/** Removes a table, a column, an index and a trigger, and asks after each whether all is well. */
export async function loseParts(server: TestServer) {
  const { db } = server;
  const asked = async () => {
    const answer = await server.send('/readyz', {});
    const { issues = [] } = (await answer.json()) as { issues?: { message: string }[] };
    return { status: answer.status, named: issues.map(({ message }) => message) };
  };
  const said = [await asked()];
  for (const { sql, postgres } of losses) {
    await db.knex.raw((db.engine === 'postgres' && postgres) || sql);
    said.push(await asked());
  }
  return said;
}
