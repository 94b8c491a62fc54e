import { limits } from '@contract/endpoints/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimits } from './limits/limits';
import { sweepLinks } from './jobs/link-sweep';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const DETAIL = '/api/posts/2/detail';
const visitorIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((line) => line.includes('mulbit_visit='))
    ?.split(';')[0];

interface Counts {
  post: { viewCount: number; shareCount: number };
}

describe('visitor ids of guests', () => {
  let server: TestServer;
  beforeAll(async () => {
    const visit = { points: 5, duration: 600 };
    server = await startSqlite({ limits: createLimits({ ...limits, visit }) });
  });
  afterAll(() => server.close());

  const view = (cookie?: string, headers = {}) => ask(server, DETAIL, { cookie, headers });
  const countsOf = async (response: Response) => ((await response.json()) as Counts).post;
  const viewsNow = async () => {
    const cookie = await signIn(server, 'admin');
    const review = await ask(server, '/api/admin/posts/2/detail', { cookie });
    return (await countsOf(review)).viewCount;
  };
  const share = async (cookie?: string) =>
    (await (await ask(server, '/api/posts/2/share', { method: 'POST', cookie })).json()) as {
      shareCount: number;
    };

  it('are made by the server, and an invented one is replaced', async () => {
    const first = await view();
    const ours = visitorIn(first) ?? '';
    const { viewCount } = await countsOf(first);
    expect((await countsOf(await view(ours))).viewCount).toBe(viewCount);
    const [name = '', mark = ''] = ours.split('.');
    for (const cookie of [`mulbit_visit=${'a'.repeat(22)}.${mark}`, `${name}.${'A'.repeat(22)}`]) {
      expect(visitorIn(await view(cookie))).toBeDefined();
    }
    expect((await countsOf(await view(ours))).viewCount).toBe(viewCount + 2);
  });

  it('are limited in number for programs that keep no cookie', async () => {
    const before = (await countsOf(await view())).viewCount;
    const answers: Response[] = [];
    for (let time = 0; time < 5; time += 1) answers.push(await view());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.filter((answer) => visitorIn(answer)).length).toBe(1);
    const last = answers.at(-1);
    expect(last && (await countsOf(last)).viewCount).toBe(before + 1);
    // It does not limit members, and a share still gets an answer.
    const cookie = await signIn(server, 'member');
    expect((await countsOf(await view(cookie))).viewCount).toBe(before + 2);
    const { shareCount } = await share();
    expect((await share()).shareCount).toBe(shareCount);
    expect((await share(cookie)).shareCount).toBe(shareCount + 1);
  });

  it('are not given for a HEAD request', async () => {
    const answer = await ask(server, DETAIL, { method: 'HEAD' });
    expect([answer.status, visitorIn(answer)]).toEqual([200, undefined]);
  });

  it('are stored only in unusable form, and not for ever', async () => {
    const cookie = await signIn(server, 'member');
    await share(cookie);
    const token = cookie.split('=')[1] ?? 'none';
    const rows = await server.db.knex('post_share').select('visit');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    const day = 86_400_000;
    await sweepLinks(server.db, Date.now() + 29 * day);
    expect(await server.db.knex('post_share').select('visit')).toHaveLength(rows.length);
    await sweepLinks(server.db, Date.now() + 31 * day);
    expect(await server.db.knex('post_share').select('visit')).toEqual([]);
  });

  it('bring views that the server writes into the post when it stops', async () => {
    await server.app.stop();
    const shown = (await countsOf(await view())).viewCount;
    expect(await viewsNow()).toBe(shown);
  });
});

describe('a visitor id over TLS', () => {
  it('has a cookie that no subdomain can set', async () => {
    const server = await startSqlite({ trustedProxies: 1 });
    try {
      const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
      const answer = await ask(server, DETAIL, { headers });
      const [line = ''] = answer.headers.getSetCookie();
      expect(line).toMatch(/^__Host-mulbit_visit=/);
      expect(line).toMatch(/; Secure/);
      expect(line).not.toMatch(/Domain/i);
      const cookie = line.split(';')[0] ?? '';
      const again = await ask(server, DETAIL, { cookie, headers });
      expect(again.headers.getSetCookie()).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
