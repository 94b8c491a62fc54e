import { secure } from '@contract/conformance/support/second-factor';
import { createClient } from '@contract/conformance/support/client';
import { accountOf, signIn as signInAs } from '@contract/conformance/support/world';
import type { Status } from '@contract/models/status';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { CONNECTION_NAME } from './events/processes';
import { limits } from '@contract/endpoints/limits';
import { createLimits, noLimits } from './limits/limits';
import { ask, openStream, signIn } from './testing/http';
import { seedPostgres, type SeededPostgres } from './testing/postgres';
import { startTwo, type TestCluster, type TestServer } from './testing/subject';

let seeded: SeededPostgres;
beforeAll(async () => {
  seeded = await seedPostgres(inject('postgresUrl'));
});
afterAll(() => seeded.drop());

describe('two processes on one PostgreSQL', () => {
  let cluster: TestCluster;
  let [one, other] = [] as unknown as [TestServer, TestServer];
  beforeEach(async () => {
    cluster = await startTwo(seeded, () => ({ limits: noLimits }));
    [one, other] = cluster.servers as [TestServer, TestServer];
  });
  afterEach(() => cluster.close());

  const comment = (server: TestServer, cookie: string) =>
    ask(server, '/api/posts/1/comments', { method: 'POST', cookie, body: { content: '하나 더' } });
  const change = (
    server: TestServer,
    cookie: string,
    path: string,
    body: object,
    method = 'POST',
  ) => ask(server, path, { method, cookie, body });

  /** Writes in the other process all the time; returns the statuses after `act` was answered. */
  async function writingWhile(cookie: string, act: () => Promise<unknown>): Promise<number[]> {
    // Its session is cached there.
    expect((await comment(other, cookie)).status).toBe(201);
    await act();
    const answers = await Promise.all(Array.from({ length: 10 }, () => comment(other, cookie)));
    return [...new Set(answers.map(({ status }) => status))];
  }

  it('accept no write after a session ends in the other process', async () => {
    const cookie = await signIn(one, 'member');
    const statuses = await writingWhile(cookie, () => change(one, cookie, '/api/auth/logout', {}));
    expect(statuses).toEqual([401]);
  });

  it('accept no write after a suspension begins in the other process', async () => {
    const [cookie, admin] = [await signIn(one, 'member'), await signIn(one, 'admin')];
    const suspension = { reason: '광고', until: null };
    const statuses = await writingWhile(cookie, () =>
      change(one, admin, '/api/admin/members/user1/suspend', suspension),
    );
    expect(statuses).toEqual([403]);
  });

  it('accept no change of an admin whose level is removed in the other process', async () => {
    const [cookie, admin] = [await signIn(one, 'member'), await signIn(one, 'admin')];
    const setLevel = (level: number) =>
      change(one, admin, '/api/admin/members/user1/level', { admin_level: level }, 'PUT');
    await setLevel(1);
    const confirm = () =>
      change(other, cookie, '/api/admin/posts/confirm', { postIds: ['post1'], is_confirmed: true });
    await expect.poll(async () => (await confirm()).status).toBe(200);
    await setLevel(0);
    expect((await confirm()).status).toBe(403);
  });

  it('tell open pages what happens in the other process', async () => {
    const [cookie, admin] = [await signIn(one, 'member'), await signIn(one, 'admin')];
    const readUntil = await openStream(other, cookie);
    await change(one, admin, '/api/posts/55/comments', { content: '옆에서 쓴 댓글' });
    await readUntil('옆에서 쓴 댓글');
    await change(one, admin, '/api/admin/settings', { siteSlogan: '새 소개' });
    await readUntil('새 소개');
    await change(one, cookie, '/api/auth/logout', {});
    await expect(readUntil('the end')).rejects.toThrow('The stream ended');
  });

  it('show guests at once what an admin publishes in the other process', async () => {
    const admin = await signIn(one, 'admin');
    const shown = async () => (await ask(other, '/api/posts/feed?limit=50')).text();
    await shown();
    const body = { blocks: [{ type: 'text', content: '옆에서 올린 글' }] };
    const { postId } = (await (await change(one, admin, '/api/posts/feed', body)).json()) as {
      postId: string;
    };
    await change(one, admin, '/api/admin/posts/confirm', { postIds: [postId], is_confirmed: true });
    await expect.poll(shown).toContain('옆에서 올린 글');
  });

  it('hear each other again after their connection was cut', async () => {
    const connections = `FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE '${CONNECTION_NAME} %'`;
    const count = async (what: string) => {
      const sql = `SELECT count(${what})::int AS n ${connections}`;
      return (await one.db.knex.raw<{ rows: { n: number }[] }>(sql)).rows[0]?.n;
    };
    expect(await count('pg_terminate_backend(pid)')).toBe(2);
    await expect.poll(() => count('*')).toBe(2);
    const cookie = await signIn(one, 'member');
    const isIn = async () => (await ask(other, '/api/notifications', { cookie })).status;
    expect(await isIn()).toBe(200);
    await change(one, cookie, '/api/auth/logout', {});
    await expect.poll(isIn).toBe(401);
  });

  it('are both live for an admin, until one of them ends', async () => {
    const read = async () => {
      const answer = await ask(one, '/api/admin/status', { cookie: await signIn(one, 'admin') });
      return ((await answer.json()) as { status: Status }).status.processes;
    };
    const processes = await read();
    expect(processes.map(({ pid, isAnswering }) => [pid, isAnswering])).toEqual([
      [1, true],
      [2, false],
    ]);
    await other.close();
    await expect.poll(async () => (await read()).map(({ pid }) => pid)).toEqual([1]);
  });

  it('count wrong passwords of an account together', async () => {
    const limited = await startTwo(seeded, (db) => ({ limits: createLimits(limits, db) }));
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const body = { email: 'member@mulbit.test', password: `wrong-password-${at}` };
      const { status } = await ask(limited, '/api/auth/login', { method: 'POST', body });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
    const stored = await limited.servers[0]?.db.knex<{ key: string }>('rate_limit').select('key');
    expect(JSON.stringify(stored)).not.toMatch(/member@|127\.0\.0\.1/);
    await limited.close();
  });

  it('share a new second factor, and a login that waits for it', async () => {
    const { email, password } = accountOf(2);
    // Each request reaches the other process than the one before.
    const { recoveryCodes } = await secure(await signInAs(cluster, 2), password);
    const client = createClient(cluster);
    const { secondFactor } = await client.ok('login', { body: { email, password } });
    const body = { token: secondFactor?.token, code: recoveryCodes[0] };
    await client.ok('loginSecondFactor', { body });
    await client.ok('getAdminOverview');
    await client.fails('loginSecondFactor', 'NOT_FOUND', { body });
    const rows = await one.db.knex('new_totp').count('* as count');
    expect(Number(rows[0]?.['count'])).toBe(0);
  });
});
