import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldName } from '@contract/rules/text/fold-name';
import { ask, signIn, signUp } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

describe('a name that two members share since before names were unique', () => {
  let server: TestServer;
  let [holder, double, stranger] = ['', '', ''];
  const ids = { holder: 0, double: 0, stranger: 0 };

  async function idOf(cookie: string): Promise<number> {
    const me = (await (await ask(server, '/api/auth/me', { cookie })).json()) as {
      user: { user_id: string };
    };
    return Number(me.user.user_id.replace('user', ''));
  }
  const rename = async (cookie: string, id: number, user_name: string) =>
    (
      await ask(server, `/api/users/${id}`, {
        method: 'PATCH',
        cookie,
        body: { user_name, bio: '소개' },
      })
    ).status;
  const proposalFor = async (cookie: string) =>
    (await (await ask(server, '/api/me/name-proposal', { cookie })).json()) as object;

  beforeAll(async () => {
    server = await startSqlite();
    holder = await signIn(server, 'member');
    [double, stranger] = [await signUp(server), await signUp(server)];
    ids.holder = await idOf(holder);
    ids.double = await idOf(double);
    ids.stranger = await idOf(stranger);
    const shared = { user_name: '이유나', name_key: foldName('이유나'), name_double: 1 };
    await server.db.knex('member').where({ id: ids.double }).update(shared);
  });
  afterAll(() => server.close());

  it('is the reason for a proposal to the later member only', async () => {
    expect(await proposalFor(double)).toEqual({ success: true, proposal: '이유나2' });
    for (const cookie of [holder, stranger]) {
      expect(await proposalFor(cookie)).toEqual({ success: true, proposal: null });
    }
  });

  it('may be kept, but the later member may not write it in another way', async () => {
    expect(await rename(double, ids.double, '이유나')).toBe(200);
    expect(await rename(double, ids.double, '이 유나')).toBe(409);
    expect(await rename(holder, ids.holder, '이유나.')).toBe(200);
    expect(await rename(holder, ids.holder, '이유나')).toBe(200);
  });

  it('is free for nobody else while one of them has it', async () => {
    expect(await rename(holder, ids.holder, '떠난 이름')).toBe(200);
    expect(await rename(stranger, ids.stranger, '이유나')).toBe(409);
    // Now it is the later member's own.
    expect(await proposalFor(double)).toEqual({ success: true, proposal: null });
    expect(await rename(double, ids.double, '이 유나')).toBe(200);
    expect(await rename(double, ids.double, '새 이름')).toBe(200);
    expect(await rename(stranger, ids.stranger, '이유나')).toBe(200);
    expect(await rename(double, ids.double, '이유나')).toBe(409);
  });
});
