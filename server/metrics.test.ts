import { readFileSync } from 'node:fs';
import { limits } from '@contract/endpoints/limits';
import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';
import { quotaNames } from '@contract/rules/rankings/quota';
import { afterEach, describe, expect, it } from 'vitest';
import { createLimits } from './limits/limits';
import { createLog } from './lib/log';
import { createMetrics } from './metrics';
import { insertMail } from './tables/mail-outbox';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const TOKEN = 'the-token-of-the-metrics';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

let server: TestServer;
afterEach(() => server.close());

const startMeasured = (parts: Parameters<typeof startSqlite>[0] = {}) =>
  startSqlite({ metrics: createMetrics(TOKEN), ...parts });

async function scrape(): Promise<string> {
  const answer = await ask(server, '/metrics', bearer(TOKEN));
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The value of a line; undefined without it. */
const valueOf = (text: string, line: string) => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
};

const labelsOf = (text: string, name: string) =>
  new Set([...text.matchAll(new RegExp(`[{,]${name}="([^"]*)"`, 'g'))].map(([, value]) => value));

describe('the route of the metrics', () => {
  it('does not exist without the setting', async () => {
    server = await startSqlite();
    const answer = await ask(server, '/metrics', bearer(TOKEN));
    expect(answer.status).toBe(404);
    expect(server.app.routes.map(({ path }) => path)).not.toContain('/metrics');
  });

  it.each<[string, Record<string, string>]>([
    ['without a token', {}],
    ['with a wrong token', { authorization: `Bearer ${TOKEN}s` }],
    ['with the token in another scheme', { authorization: `Basic ${TOKEN}` }],
  ])('refuses a caller %s', async (_, headers) => {
    server = await startMeasured();
    const answer = await ask(server, '/metrics', { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain('BAD_CREDENTIALS');
    expect(text).not.toContain('mulbit_');
  });

  it('answers the format of Prometheus, which nobody stores, and logs no token', async () => {
    const lines: string[] = [];
    server = await startMeasured({ log: createLog({ write: (line) => lines.push(line) }) });
    const answer = await ask(server, '/metrics', bearer(TOKEN));
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toContain(TOKEN);
    expect(lines.join('')).toContain('/metrics');
    expect(lines.join('')).not.toContain(TOKEN);
  });
});

// The examples of proxies close the path as it is written.
it.each(['/metrics/', '/Metrics', '/%6Detrics', '//metrics'])(
  'the metrics are not at %s',
  async (path) => {
    server = await startMeasured();
    const answer = await ask(server, path, bearer(TOKEN));
    expect(await answer.text()).not.toContain('mulbit_');
    expect(answer.status).toBe(404);
  },
);

describe('the metrics', () => {
  it('count requests by the pattern of their path, method and class of status', async () => {
    server = await startMeasured();
    const paths = ['1/detail', '2/detail', 'secret-word/detail', 'feed'];
    for (const path of paths) await ask(server, `/api/posts/${path}`);
    await ask(server, '/api/secret-word');
    await ask(server, '/secret-word');
    await ask(server, '/uploads/secret-word.webp');
    await ask(server, '/api/posts/feed', { method: 'PATCH' });
    await ask(server, '/readyz');
    const text = await scrape();
    const count = (method: string, route: string, status: string) =>
      valueOf(
        text,
        `mulbit_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect(count('GET', '/api/posts/:postId/detail', '2xx')).toBe(2);
    expect(count('GET', '/api/posts/:postId/detail', '4xx')).toBe(1);
    expect(count('GET', '/api/posts/feed', '2xx')).toBe(1);
    expect(count('PATCH', '/api/posts/feed', '4xx')).toBe(1);
    expect(count('GET', 'unknown', '4xx')).toBe(2);
    expect(count('GET', '/readyz', '2xx')).toBe(1);
    expect(text).not.toContain('secret-word');
  });

  it('have no labels beyond the known ones, whatever callers send', async () => {
    server = await startMeasured();
    for (const method of ['PROPFIND', 'MKCOL', 'SEARCH']) {
      await ask(server, `/made-up-${method}`, { method });
    }
    const text = await scrape();
    const known = new Set(['unknown', 'page', 'file', ...server.app.routes.map((one) => one.path)]);
    expect([...labelsOf(text, 'route')].filter((route) => !known.has(route ?? ''))).toEqual([]);
    expect(labelsOf(text, 'method')).toEqual(new Set(['other']));
  });

  it('count refusals by the name of their limit', async () => {
    server = await startMeasured({
      limits: createLimits({ ...limits, loginByAddress: { points: 1, duration: 60 } }),
    });
    for (let at = 0; at < 3; at += 1) await signIn(server, 'member');
    const text = await scrape();
    expect(valueOf(text, 'mulbit_limit_refusals_total{limit="loginByAddress"}')).toBe(2);
  });

  it('count hits and misses of the caches', async () => {
    server = await startMeasured({ now: () => 1_800_000_000_000 });
    for (let at = 0; at < 3; at += 1) await ask(server, '/api/posts/feed');
    const text = await scrape();
    const reads = (result: string) =>
      valueOf(text, `mulbit_cache_reads_total{cache="feed",result="${result}"}`);
    expect([reads('miss'), reads('hit')]).toEqual([1, 2]);
  });

  it('time statements and waiting for a connection, and show the pool', async () => {
    server = await startMeasured();
    await signIn(server, 'member');
    const text = await scrape();
    expect(valueOf(text, 'mulbit_database_statement_duration_seconds_count')).toBeGreaterThan(3);
    expect(valueOf(text, 'mulbit_database_connection_wait_seconds_count')).toBeGreaterThan(0);
    expect(valueOf(text, 'mulbit_database_connections_max')).toBe(1);
    expect(valueOf(text, 'mulbit_database_waiting')).toBe(0);
  });

  it('show waiting mails and the quotas, and nothing of PostgreSQL on SQLite', async () => {
    server = await startMeasured({
      mail: { send: () => Promise.reject(new Error('down')), origin: () => '', contact: null },
    });
    const text = await scrape();
    expect(labelsOf(text, 'quota')).toEqual(new Set(quotaNames));
    expect(valueOf(text, 'mulbit_quota_limit{quota="onbid"}')).toBe(1_000);
    expect(valueOf(text, 'mulbit_push_devices_waiting')).toBe(0);
    expect(text).not.toMatch(/^mulbit_database_(?:planning|execution)_seconds_total /m);
    const mail = { kind: 'passwordWasChanged', memberId: null, now: Date.now() } as const;
    const later = { ...mail, recipient: 'someone@mulbit.test', now: Date.now() + 3_600_000 };
    await server.db.transaction((tx) => insertMail(tx, later));
    expect(valueOf(await scrape(), 'mulbit_mails{state="waiting"}')).toBe(1);
    expect(await scrape()).not.toContain('someone');
  });

  it('show open streams', async () => {
    server = await startMeasured();
    const cookie = await signIn(server, 'member');
    const stream = await ask(server, NOTIFICATION_STREAM, { cookie });
    expect(valueOf(await scrape(), 'mulbit_open_streams')).toBe(1);
    await stream.body?.cancel();
    await expect.poll(async () => valueOf(await scrape(), 'mulbit_open_streams')).toBe(0);
  });

  it('show the runs of the jobs', async () => {
    server = await startMeasured();
    const runs = 'mulbit_job_runs_total{name="mail",result="done"}';
    await expect.poll(async () => valueOf(await scrape(), runs)).toBeGreaterThan(0);
    const last = valueOf(await scrape(), 'mulbit_job_last_success_timestamp_seconds{name="mail"}');
    expect(Math.abs(Date.now() / 1_000 - (last ?? 0))).toBeLessThan(600);
  });

  it('leave out what a broken database does not say', async () => {
    server = await startMeasured();
    expect(await scrape()).toContain('mulbit_mails{');
    await server.db.knex.schema.renameTable('mail_outbox', 'hidden_outbox');
    const text = await scrape();
    expect(text).not.toContain('mulbit_mails{');
    expect(text).not.toMatch(/^mulbit_push_devices_waiting /m);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('are all that the dashboard asks for', async () => {
    server = await startMeasured();
    const text = await scrape();
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const asked = readFileSync('deploy/grafana-dashboard.json', 'utf8').matchAll(
      /\b((?:mulbit|nodejs|process)_\w+?)(?:_bucket|_count|_sum)?\b(?=[[{() ,"])/g,
    );
    const names = new Set([...asked].map(([, name]) => name));
    expect(names.size).toBeGreaterThan(15);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });
});
