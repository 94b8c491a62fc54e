import { fullConsent } from '@contract/legal/consents';
import { expect, it } from 'vitest';
import { holdSimulation } from './testing/held-simulation';
import { ask, cookieOf } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const password = 'a-leaving-admin';

async function admin(server: TestServer) {
  const account = { email: 'leaver@server.test', password, user_name: '떠날 관리자' };
  const body = { ...account, ...fullConsent };
  const answer = await ask(server, '/api/auth/signup', { method: 'POST', body });
  const { user } = (await answer.json()) as { user: { user_id: string } };
  const id = Number(user.user_id.replace(/\D/g, ''));
  await server.db.knex('member').where({ id }).update({ admin_level: 1 });
  return { id, cookie: cookieOf(answer) };
}

it.each([
  {
    what: 'a GET that imports',
    path: '/api/youtube/import?region=KR&date=2026-11-20',
    status: 401,
  },
  { what: 'a call that only asks', path: '/api/naver/news?query=주식', status: 200 },
])(
  '$what leaves nothing in the history if its admin leaves during the run',
  async ({ path, status }) => {
    const { upstreamParts, begun, release } = holdSimulation();
    const server = await startSqlite({ upstreamParts });
    const { id, cookie } = await admin(server);
    const running = ask(server, path, { cookie });
    await begun;
    const leaving = ask(server, '/api/me/delete', { method: 'POST', cookie, body: { password } });
    expect((await leaving).status).toBe(200);
    release();
    // Nothing is imported in the name of an account that ended.
    expect((await running).status).toBe(status);
    const rowsOf = (table: string) => server.db.knex(table).where({ member_id: id }).select('id');
    expect(await rowsOf('tool_call')).toEqual([]);
    expect(await rowsOf('import_batch')).toEqual([]);
    await server.close();
  },
);
