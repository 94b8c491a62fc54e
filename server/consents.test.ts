import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp as joinWithPassword } from '@contract/conformance/world';
import { currentVersions } from '@contract/legal/consents';
import { ask, signIn, signUp } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

describe('a member who has not agreed to the versions in force', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  const me = async (cookie: string) =>
    (await (await ask(server, '/api/auth/me', { cookie })).json()) as {
      user: { user_id: string };
      consentsDue: string[];
    };
  const agree = async (cookie: string) =>
    (await (
      await ask(server, '/api/me/consents', { method: 'POST', cookie, body: currentVersions })
    ).json()) as object;

  it('is asked for both when they joined before consents were kept', async () => {
    const cookie = await signUp(server);
    const { user } = await me(cookie);
    const member_id = Number(user.user_id.replace('user', ''));
    await server.db.knex('consent').where({ member_id }).delete();
    expect((await me(cookie)).consentsDue).toEqual(['terms', 'privacy']);
    expect(await agree(cookie)).toEqual({ success: true, consentsDue: [] });
    expect((await me(cookie)).consentsDue).toEqual([]);
  });

  it('is asked for the text that changed, at the login as well', async () => {
    const { knex } = server.db;
    const changed = { member_id: 1, name: 'privacy' };
    await knex('consent').where(changed).update({ version: '2020-01-01' });
    const cookie = await signIn(server, 'member');
    expect((await me(cookie)).consentsDue).toEqual(['privacy']);
    const body = { email: 'member@mulbit.test', password: 'mulbit-member-1' };
    const login = await ask(server, '/api/auth/login', { method: 'POST', body });
    expect(await login.json()).toMatchObject({ consentsDue: ['privacy'] });
    await agree(cookie);
    // What was agreed to before stays: it says since when which version held for them.
    expect(await knex('consent').where(changed)).toHaveLength(2);
  });

  it('leaves no consent behind when the account ends', async () => {
    const stranger = await joinWithPassword(server);
    const member_id = Number(stranger.id.replace('user', ''));
    const rows = () => server.db.knex('consent').where({ member_id });
    expect(await rows()).toHaveLength(2);
    await stranger.ok('deleteMe', { body: { password: stranger.password } });
    expect(await rows()).toEqual([]);
  });
});
