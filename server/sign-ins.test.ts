import { fullConsent } from '@contract/legal/consents';
import { limits as realLimits } from '@contract/endpoints/limits';
import { DEVICE_LIFETIME } from '@contract/rules/members/devices';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPasswordQueue } from './auth/password-queue';
import { createPasswords } from './auth/passwords';
import { SIGN_INS_KEPT, sweepSessions } from './jobs/session-sweep';
import { createLimits } from './limits/limits';
import { ask, cookieOf } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const member = { email: 'member@mulbit.test', password: 'mulbit-member-1' };

interface AuditRow {
  actor_id: number | null;
  action: string;
  subject: string;
  detail: string;
}

describe('sign-ins', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startSqlite({ trustedProxies: 1, limits: createLimits(realLimits) });
  });
  afterEach(() => server.close());

  const login = (body: { email: string; password: string }, from: string, cookie?: string) =>
    ask(server, '/api/auth/login', {
      method: 'POST',
      body,
      cookie,
      headers: { 'x-forwarded-for': from },
    });
  const guess = async (from: string) =>
    (await login({ ...member, password: 'not the password' }, from)).status;
  const guesses = async (times: number, from: (at: number) => string) => {
    const answers: number[] = [];
    for (let at = 0; at < times; at += 1) answers.push(await guess(from(at)));
    return answers.filter((status) => status === 401).length;
  };
  const deviceOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .find((line) => line.startsWith('mulbit_device='))
      ?.split(';')[0] ?? '';
  const audit = async (): Promise<AuditRow[]> =>
    server.db
      .knex<AuditRow>('audit')
      .select('actor_id', 'action', 'subject', 'detail')
      .orderBy('id');

  it('sign-ins of the owner work from an unused address, despite many wrong passwords from others', async () => {
    expect(await guesses(12, () => '203.0.113.1')).toBe(10);
    expect((await login(member, '203.0.113.1')).status).toBe(429);
    expect((await login(member, '203.0.113.2')).status).toBe(200);
    // One customer has all addresses of an IPv6 network.
    expect(await guesses(12, (at) => `2001:db8:7:${at}::1`)).toBe(10);
    expect(await guesses(90, (at) => `198.51.100.${at}`)).toBe(90);
    expect((await login(member, '192.0.2.1')).status).toBe(200);
  });

  it('allow a network three guesses an hour after 25 guesses from anywhere', async () => {
    expect(await guesses(25, (at) => `198.51.100.${at}`)).toBe(25);
    expect(await guesses(10, () => '203.0.113.9')).toBe(3);
    expect((await login(member, '203.0.113.9')).status).toBe(429);
    expect((await login(member, '203.0.113.10')).status).toBe(200);
  });

  it('are refused to a whole range of addresses after 250, but not to a known device there', async () => {
    const from = (at: number) => `2001:db8:9:${at.toString(16)}::1`;
    const device = deviceOf(await login(member, '203.0.113.1'));
    const guessOf = async (at: number) =>
      (await login({ email: `nobody${at}@mulbit.test`, password: 'x' }, from(at))).status;
    const answers: number[] = [];
    for (let at = 0; at < 252; at += 1) answers.push(await guessOf(at));
    expect(answers.filter((status) => status === 401)).toHaveLength(250);
    expect(answers.slice(250)).toEqual([429, 429]);
    expect((await login(member, from(300), device)).status).toBe(200);
    expect((await login(member, '2001:db8:a::1')).status).toBe(200);
  });

  it('of an owner on a known device succeed while strangers fill the queue and must wait', async () => {
    // Hashes at their real costs keep the queue full; the demo accounts' hashes are cheap.
    const passwords = createPasswords(undefined, createPasswordQueue({ known: 4, unknown: 8 }));
    await server.close();
    server = await startSqlite({ trustedProxies: 1, limits: createLimits(realLimits), passwords });
    const device = deviceOf(await login(member, '203.0.113.1'));
    const flood = Array.from({ length: 40 }, (_, at) =>
      login(
        { email: `nobody${at}@mulbit.test`, password: 'wrong' },
        `2001:db8:${at.toString(16)}::1`,
      ),
    );
    const owner = await login(member, '203.0.113.2', device);
    expect(owner.status).toBe(200);
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const response of refused) {
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    }
  });

  it('work on a known device twenty times in five minutes, and then as on an unknown one', async () => {
    let device = deviceOf(await login(member, '203.0.113.1'));
    await guesses(12, () => '203.0.113.1');
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) {
      const answer = await login(member, '203.0.113.1', device);
      statuses.push(answer.status);
      device = deviceOf(answer) || device;
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await login(member, '203.0.113.2', device)).status).toBe(200);
  });

  it('work on a known device at an address that others have used up', async () => {
    const device = deviceOf(await login(member, '203.0.113.1'));
    await guesses(30, () => '203.0.113.1');
    expect((await login(member, '203.0.113.1', device)).status).toBe(200);
    expect((await login(member, '203.0.113.1')).status).toBe(429);
    // The login replaced the token, so the old one is worthless.
    expect((await login(member, '203.0.113.1', device)).status).toBe(429);
  });

  it('remember the browser of a session without a device, once, at its next visit', async () => {
    const cookie = cookieOf(await login(member, '203.0.113.1'));
    // The state of such a session after the migration.
    await server.db.knex('device').delete();
    await server.db.knex('session').update({ has_device: 0 });
    const visits = await Promise.all([1, 2, 3].map(() => ask(server, '/api/auth/me', { cookie })));
    const noted = visits.map(deviceOf).filter((device) => device !== '');
    expect(noted).toHaveLength(1);
    expect(await server.db.knex('device').count('* as n')).toEqual([{ n: 1 }]);
    await guesses(30, () => '203.0.113.1');
    expect((await login(member, '203.0.113.1')).status).toBe(429);
    expect((await login(member, '203.0.113.1', noted[0])).status).toBe(200);
  });

  it('stay valid if the browser cannot be remembered, for example on a full disk', async () => {
    const cookie = cookieOf(await login(member, '203.0.113.1'));
    await server.db.knex('session').update({ has_device: 0 });
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const transaction = vi.spyOn(server.db, 'transaction').mockRejectedValue(full);
    const visit = await ask(server, '/api/auth/me', { cookie });
    expect(transaction).toHaveBeenCalledOnce();
    transaction.mockRestore();
    expect(visit.status).toBe(200);
    expect(await visit.json()).toMatchObject({ user: { user_id: 'user1' } });
    expect(deviceOf(visit)).toBe('');
    expect(deviceOf(await ask(server, '/api/auth/me', { cookie }))).not.toBe('');
  });

  it('remember devices only as hashes, twenty per account, for a year', async () => {
    const device = deviceOf(await login(member, '203.0.113.1'));
    const [, value = ''] = device.split('=');
    expect(value).toHaveLength(43);
    expect(JSON.stringify(await server.db.knex('device'))).not.toContain(value);
    for (let at = 0; at < 21; at += 1) await login(member, `203.0.113.${at}`);
    expect(await server.db.knex('device').count('* as n')).toEqual([{ n: 20 }]);
    await sweepSessions(server.db, Date.now() + DEVICE_LIFETIME + 1000);
    expect(await server.db.knex('device').count('* as n')).toEqual([{ n: 0 }]);
  });

  it('are audited, with their failures, a new password and the end of the account', async () => {
    const from = '203.0.113.1';
    const headers = { 'x-forwarded-for': from };
    // The demo's own entries, which the sweep keeps.
    const { length: planted } = await audit();
    const account = {
      email: 'leaver@mulbit.test',
      password: 'leaver-pass-99',
      user_name: '떠날 이',
    };
    const body = { ...account, ...fullConsent };
    const signup = await ask(server, '/api/auth/signup', { method: 'POST', body, headers });
    const { user } = (await signup.json()) as { user: { user_id: string } };
    const id = Number(user.user_id.replace('user', ''));
    const [cookie, device] = [cookieOf(signup), deviceOf(signup)];
    await login({ ...body, password: 'not the password' }, from, device);
    await login({ email: 'nobody@hidden.example', password: 'not the password' }, from);
    await login({ email: 'my-secret-password', password: 'not the password' }, from);
    const newPassword = 'leaver-pass-100';
    for (const currentPassword of ['not the password', body.password]) {
      await ask(server, '/api/me/password', {
        method: 'POST',
        cookie,
        headers,
        body: { currentPassword, newPassword },
      });
    }
    const end = { method: 'POST', cookie, headers, body: { password: newPassword } };
    expect((await ask(server, '/api/me/delete', end)).status).toBe(200);

    const subject = user.user_id;
    const known = JSON.stringify({ address: from, device: 'known' });
    const fresh = JSON.stringify({ address: from, device: 'new' });
    const address = JSON.stringify({ address: from });
    const masked = JSON.stringify({ address: from, device: 'new', email: 'n…@hidden.example' });
    const rows = (await audit()).slice(planted);
    expect(rows).toEqual([
      { actor_id: id, action: 'login.success', subject, detail: fresh },
      { actor_id: null, action: 'login.failure', subject, detail: known },
      { actor_id: null, action: 'login.failure', subject: 'unknown', detail: masked },
      { actor_id: null, action: 'login.failure', subject: 'unknown', detail: fresh },
      { actor_id: id, action: 'password.failure', subject, detail: address },
      { actor_id: id, action: 'password.change', subject, detail: address },
      { actor_id: id, action: 'account.delete', subject, detail: '' },
    ]);
    const text = JSON.stringify(rows);
    for (const secret of ['nobody', 'secret', 'leaver-pass', 'not the password']) {
      expect(text).not.toContain(secret);
    }
    expect(await server.db.knex('device').where('member_id', id)).toEqual([]);
    // Sign-ins and wrong passwords are deleted after a while; changes of the account stay.
    await sweepSessions(server.db, Date.now() + SIGN_INS_KEPT + 1000);
    expect((await audit()).slice(planted).map(({ action }) => action)).toEqual([
      ...['password.change', 'account.delete'],
    ]);
  });
});
