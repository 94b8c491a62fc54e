import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSqlite, type TestServer } from './testing/subject';

describe('the page that describes the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  it('loads only files of the site, each compressed and checked for changes', async () => {
    const page = await (await server.send('/api/docs', {})).text();
    const files = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path = '']) => path);
    const own = files.filter((path) => path.startsWith('/api/docs/'));
    expect(files.filter((path) => !own.includes(path))).toEqual(['/favicon.svg']);
    expect(own).toHaveLength(3);
    for (const path of own) {
      const answer = await server.send(path, { headers: { 'accept-encoding': 'gzip' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('content-type')).toMatch(
        /^text\/(?:css|javascript); charset=utf-8$/,
      );
      const etag = answer.headers.get('etag') ?? '';
      const again = await server.send(path, {
        headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
      });
      expect(again.status).toBe(304);
    }
  });

  it('has the strict policy of the other pages', async () => {
    const policy = (await server.send('/api/docs', {})).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
  });
});
