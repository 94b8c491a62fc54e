import { pathOf } from '@contract/conformance/support/client';
import { samples } from '@contract/conformance/support/samples';
import { endpoints, type EndpointName } from '@contract/endpoints';
import { errorTexts, storageTexts } from '@contract/texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noLimits } from './limits/limits';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const account = { email: 'member@mulbit.test', password: 'mulbit-member-1' };

let server: TestServer;
let cookie: string;
let later: number;
beforeEach(async () => {
  later = 0;
  server = await startSqlite({ limits: noLimits, now: () => Date.now() + later });
  cookie = await signIn(server, 'member');
});
afterEach(() => server.close());

/** Makes every change fail at its end, like a database on a full disk. */
function fill(code: string): void {
  const { transaction } = server.db;
  server.db.transaction = (work) =>
    transaction(async (tx) => {
      await work(tx);
      throw Object.assign(new Error('no room'), { code });
    });
}

// These count a request before they make it.
const spending = new Set(
  ['importVideos', 'collectChannels', 'callYoutube', 'searchYoutube'].concat([
    'callNews',
    'searchPortalNews',
    'findRealEstate',
    'listStockNews',
    'getTrending',
  ]),
);
const calls = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => endpoints[name].method === 'GET' && !spending.has(name))
  .map((name) => pathOf(name, samples[name]));
const read = ['/', '/post/2', '/rss.xml', '/sitemap.xml', ...calls];
const TRENDING = '/api/youtube/trending?region=KR';

describe.each(['SQLITE_FULL', '53100'])('with a full disk, reported as %s', (code) => {
  it('guests, members and admins can still read', async () => {
    const admin = await signIn(server, 'admin');
    fill(code);
    for (const path of read) {
      for (const as of [cookie, admin, '']) {
        const { status } = await ask(server, path, as ? { cookie: as } : {});
        expect(status, path).toBeLessThan(500);
      }
    }
    const me = (await (await ask(server, '/api/auth/me', { cookie })).json()) as { user: object };
    expect(me.user).toMatchObject({ email: account.email });
  });

  it('trending returns its last answer, or a clear refusal without one', async () => {
    const known = (await (await ask(server, TRENDING)).json()) as { videos: object[] };
    fill(code);
    later = 2 * 3_600_000;
    const again = await ask(server, TRENDING);
    expect(await again.json()).toMatchObject({ videos: known.videos, isStale: true });
    const unknown = await ask(server, '/api/youtube/trending?region=US');
    expect(await unknown.json()).toMatchObject({ code: 'UPSTREAM' });
  });

  it('a login says why it fails, and what the member can do', async () => {
    fill(code);
    const answer = await ask(server, '/api/auth/login', { method: 'POST', body: account });
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ code: 'STORAGE_FULL', error: storageTexts.login });
    const body = { ...account, password: 'wrong-password-1' };
    const wrong = await ask(server, '/api/auth/login', { method: 'POST', body });
    expect(await wrong.json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
  });

  it('a member can sign out, and a change reports that there is no space', async () => {
    fill(code);
    const body = { content: '쓸 곳이 없는 댓글' };
    const written = await ask(server, '/api/posts/2/comments', { method: 'POST', cookie, body });
    expect(await written.json()).toMatchObject({
      code: 'STORAGE_FULL',
      error: errorTexts.STORAGE_FULL,
    });
    const out = await ask(server, '/api/auth/logout', { method: 'POST', cookie, body: {} });
    expect(out.status).toBe(200);
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});

it('a database that may not grow takes no session and can still be read', async () => {
  const { knex } = server.db;
  await knex.raw('CREATE TABLE filler (words text)');
  const [pages] = (await knex.raw('PRAGMA page_count')) as { page_count: number }[];
  await knex.raw(`PRAGMA max_page_count = ${pages?.page_count}`);
  const login = () => ask(server, '/api/auth/login', { method: 'POST', body: account });
  for (let tries = 0; tries < 500 && (await login()).status === 200; tries += 1);
  expect((await login()).status).toBe(507);
  expect((await ask(server, '/api/posts/feed', { cookie })).status).toBe(200);
});
