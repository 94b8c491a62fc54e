import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, cookieOf, signIn, signUp, type Asked } from './testing/http';
import { racePasswords } from './testing/password-race';
import { startSqlite, type TestServer } from './testing/subject';

describe('sessions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite({ trustedProxies: 1 });
  });
  afterAll(() => server.close());

  const me = async (cookie: string) =>
    ((await (await ask(server, '/api/auth/me', { cookie })).json()) as { user: unknown }).user;
  const login = (cookie?: string, headers?: Record<string, string>) =>
    ask(server, '/api/auth/login', {
      method: 'POST',
      cookie,
      headers,
      body: { email: 'member@mulbit.test', password: 'mulbit-member-1' },
    });

  it('get a new cookie at each login, never the one from before', async () => {
    const planted = cookieOf(await login());
    const own = cookieOf(await login(planted));
    expect(own).not.toBe(planted);
    expect(await me(own)).not.toBeNull();
    expect(await me(planted)).toBeNull();
  });

  it('end at once with a logout, remembered or not', async () => {
    const cookie = await signIn(server, 'member');
    expect(await me(cookie)).not.toBeNull();
    const { headers } = await ask(server, '/api/auth/logout', { method: 'POST', cookie });
    expect(await me(cookie)).toBeNull();
    // Drafts, settings and the service worker stay.
    expect(headers.get('clear-site-data')).toBe('"cache"');
  });

  it('remove the cached pages whenever this browser’s own session ends', async () => {
    const cleared = async (path: string, asked: Asked) => {
      const { status, headers } = await ask(server, path, asked);
      expect(status, path).toBe(200);
      expect(headers.getSetCookie()[0], path).toContain('Max-Age=0');
      expect(headers.get('clear-site-data'), path).toBe('"cache"');
    };
    const cookie = await signUp(server);
    const listed = await ask(server, '/api/me/sessions', { cookie });
    const { sessions } = (await listed.json()) as { sessions: { sessionId: string }[] };
    await cleared(`/api/me/sessions/${sessions[0]?.sessionId}`, { method: 'DELETE', cookie });

    const again = await signUp(server);
    const password = 'lake-at-night-9';
    const { email } = (
      (await (await ask(server, '/api/auth/me', { cookie: again })).json()) as {
        user: { email: string };
      }
    ).user;
    await ask(server, '/api/auth/password/forgot', { method: 'POST', body: { email } });
    const [mail] = await server.mails(email);
    const token = /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
    const body = { token, password };
    await cleared('/api/auth/password/reset', { method: 'POST', cookie: again, body });

    const last = cookieOf(
      await ask(server, '/api/auth/login', { method: 'POST', body: { email, password } }),
    );
    await cleared('/api/me/delete', { method: 'POST', cookie: last, body: { password } });
  });

  it('are stored only as a hash', async () => {
    const cookie = await signIn(server, 'member');
    const value = cookie.split('=')[1] ?? '';
    const rows: unknown[] = await server.db.knex('session');
    expect(JSON.stringify(rows)).not.toContain(value);
    expect(value).toHaveLength(43);
  });

  it('open nothing after they expire', async () => {
    const cookie = await signIn(server, 'member');
    await server.db.knex('session').update({ expires_at: 1 });
    expect(await me(cookie)).toBeNull();
  });

  it('open nothing for a member whose row is marked as deleted', async () => {
    const cookie = await signIn(server, 'member');
    await server.db.knex('member').where('id', 1).update({ deleted_at: 1 });
    expect(await me(cookie)).toBeNull();
    await server.db.knex('member').where('id', 1).update({ deleted_at: null });
  });

  it('carry a prefix and Secure behind TLS, and are not read without it', async () => {
    const tls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    const origin = server.origin.replace('http:', 'https:');
    const response = await login(undefined, { ...tls, origin });
    const [line = ''] = response.headers.getSetCookie();
    expect(line).toMatch(/^__Host-mulbit_session=.+; Path=\/; HttpOnly; SameSite=Lax; Secure/);
    expect(response.headers.get('strict-transport-security')).toBeTruthy();
    expect(await me(cookieOf(response))).toBeNull();
    // The same name without TLS is another site: an attacker in the network could have written its
    // page.
    expect((await login(undefined, tls)).status).toBe(403);
  });
});

it('a login gets no session by a password that changed during the check, on SQLite', async () => {
  expect(await racePasswords(startSqlite)).toEqual({ change: 200, overtaken: 401, survivors: 0 });
});
