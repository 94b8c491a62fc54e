import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp as joinWithPassword } from '@contract/conformance/support/world';
import { fullConsent } from '@contract/legal/consents';
import * as ageConsents from './migrations/0050_age_consents';
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
      await ask(server, '/api/me/consents', { method: 'POST', cookie, body: fullConsent })
    ).json()) as object;

  it('must accept all texts if they joined before consents were recorded', async () => {
    const cookie = await signUp(server);
    const { user } = await me(cookie);
    const member_id = Number(user.user_id.replace('user', ''));
    await server.db.knex('consent').where({ member_id }).delete();
    expect((await me(cookie)).consentsDue).toEqual(['terms', 'privacy', 'over14']);
    expect(await agree(cookie)).toEqual({ success: true, consentsDue: [] });
    expect((await me(cookie)).consentsDue).toEqual([]);
  });

  it('must accept a changed text, also at the login', async () => {
    const { knex } = server.db;
    const changed = { member_id: 1, name: 'privacy' };
    await knex('consent').where(changed).update({ version: '2020-01-01' });
    const cookie = await signIn(server, 'member');
    expect((await me(cookie)).consentsDue).toEqual(['privacy']);
    const body = { email: 'member@mulbit.test', password: 'mulbit-member-1' };
    const login = await ask(server, '/api/auth/login', { method: 'POST', body });
    expect(await login.json()).toMatchObject({ consentsDue: ['privacy'] });
    const write = { method: 'POST', cookie, body: { type: 'like' } };
    const refused = await ask(server, '/api/posts/post2/like', write);
    expect(await refused.json()).toMatchObject({ code: 'CONSENT_REQUIRED' });
    await agree(cookie);
    expect((await ask(server, '/api/posts/post2/like', write)).status).toBe(200);
    // Earlier consents stay: they show which version applied since when.
    expect(await knex('consent').where(changed)).toHaveLength(2);
  });

  it('has confirmed their age if they signed up with the earlier form', async () => {
    const { knex } = server.db;
    const [formal, early] = [await joinWithPassword(server), await joinWithPassword(server)];
    const idOf = (one: { id: string }) => Number(one.id.replace('user', ''));
    await knex('consent').where('member_id', idOf(early)).increment('agreed_at', 1);
    await ageConsents.down(knex);
    await ageConsents.up(knex);
    expect((await formal.ok('me')).consentsDue).toEqual([]);
    expect((await early.ok('me')).consentsDue).toEqual(['over14']);
    expect((await me(await signIn(server, 'admin'))).consentsDue).toEqual([]);
  });

  it('leaves no consent behind when the account ends', async () => {
    const stranger = await joinWithPassword(server);
    const member_id = Number(stranger.id.replace('user', ''));
    const rows = () => server.db.knex('consent').where({ member_id });
    expect(await rows()).toHaveLength(3);
    await stranger.ok('deleteMe', { body: { password: stranger.password } });
    expect(await rows()).toEqual([]);
  });
});
