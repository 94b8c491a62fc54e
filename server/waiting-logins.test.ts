import { SECOND_STEP_LIFETIME } from '@contract/rules/members/second-factor';
import { expect, it } from 'vitest';
import { sweepSessions } from './jobs/session-sweep';
import { insertWaitingLogin, putNewTotp } from './tables/waiting';
import { startSqlite } from './testing/subject';

it('ten thousand logins wait at most, and none longer than ten minutes', async () => {
  const server = await startSqlite();
  const { db } = server;
  const login = (tokenHash: string, expiresAt: number) =>
    db.transaction((tx) =>
      insertWaitingLogin(tx, { tokenHash, memberId: 1, passwordHash: '', expiresAt }),
    );
  const waiting = async () => (await db.knex('waiting_login').select('token_hash')).length;
  await login('oldest', 1);
  await db.knex.raw(
    `WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
     INSERT INTO waiting_login SELECT 'hash ' || i, 1, '', i FROM n`,
  );
  expect(await waiting()).toBe(10_000);
  await login('newest', SECOND_STEP_LIFETIME);
  expect(await waiting()).toBe(10_000);
  expect(await db.knex('waiting_login').where('token_hash', 'oldest')).toEqual([]);

  await db.transaction((tx) => putNewTotp(tx, { memberId: 1, secret: '', expiresAt: 5 }));
  await sweepSessions(db, SECOND_STEP_LIFETIME);
  expect(await waiting()).toBe(0);
  expect(await db.knex('new_totp')).toEqual([]);
  await server.close();
});
