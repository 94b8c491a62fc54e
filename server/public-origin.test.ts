import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startSqlite, type TestServer } from './testing/subject';

let server: TestServer;
afterEach(() => server.close());

interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends headers that `fetch` does not send. */
const ask = (path: string, headers: Record<string, string>, body?: string) =>
  new Promise<Answered>((resolve, reject) => {
    const asked = request(server.origin + path, { method: body ? 'POST' : 'GET', headers });
    asked.once('error', reject).once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      const { statusCode: status = 0, headers: given } = answer;
      answer.once('end', () => resolve({ status, headers: given, text }));
    });
    asked.end(body);
  });

const documents = ['/robots.txt', '/sitemap.xml', '/sitemaps/site.xml', '/rss.xml'];

const forged = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-server': 'evil.example',
  'x-original-host': 'evil.example',
  'x-host': 'evil.example',
  forwarded: 'host=evil.example;proto=https',
};

describe('the address of the site behind a proxy', () => {
  it.each(documents)('is in %s as the operator named it, whatever a caller sends', async (path) => {
    server = await startSqlite({ trustedProxies: 1, publicOrigin: 'https://mulbit.example' });
    const headers = { ...forged, host: 'evil.example', 'x-forwarded-proto': 'evil' };
    const { status, headers: given, text } = await ask(path, headers);
    expect(status).toBe(200);
    expect(text).not.toContain('evil');
    expect(given['cache-control']).toMatch(/^public, max-age=/);
  });

  it.each(documents)(
    'is in %s from `Host` without PUBLIC_URL, and not cached for others',
    async (path) => {
      server = await startSqlite({ trustedProxies: 1 });
      const { text } = await ask(path, { ...forged, 'x-forwarded-proto': 'evil' });
      expect(text).not.toContain('evil');
      expect(text).toContain(`http://127.0.0.1:`);
      const { headers, text: secure } = await ask(path, {
        host: 'other.example',
        'x-forwarded-proto': 'https',
      });
      expect(secure).toContain('https://other.example');
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers.vary).toBe('Host, X-Forwarded-Proto');
    },
  );

  it('accepts its own pages if the proxy changes the host', async () => {
    server = await startSqlite({ trustedProxies: 1, publicOrigin: 'https://mulbit.example' });
    const login = async (origin: string, more: Record<string, string> = {}) => {
      const headers = { 'content-type': 'application/json', host: 'backend:3000', origin, ...more };
      const body = JSON.stringify({ email: 'member@mulbit.test', password: 'mulbit-member-1' });
      return (await ask('/api/auth/login', headers, body)).status;
    };
    expect(await login('https://mulbit.example')).toBe(200);
    expect(await login('https://evil.example', forged)).toBe(403);
    expect(await login('http://backend:3000')).toBe(200);
  });
});

it.each([...documents, '/api/openapi.json', '/rss.xml?sphere=1'])(
  '%s is not sent again to a caller who has it, unless it has changed',
  async (path) => {
    server = await startSqlite({ publicOrigin: 'https://mulbit.example' });
    const first = await ask(path, {});
    const etag = String(first.headers.etag);
    const again = await ask(path, { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject({
      etag,
      'cache-control': first.headers['cache-control'],
    });
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
    if (path !== '/rss.xml') return;
    await server.db.knex('post').where('is_confirmed', 1).update({ title: '바뀐 제목' });
    const changed = await ask(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('바뀐 제목');
  },
);
