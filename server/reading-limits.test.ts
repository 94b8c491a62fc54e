import { defaultIdentity } from '@contract/rules/site/identity';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomyLimits } from '@contract/conformance/support/subject';
import type { RenderPage } from '@contract/rendering';
import type { LimitTable } from '@contract/endpoints/limits';
import { createLimits } from './limits/limits';
import { builtIndex, writeBuiltSite } from './testing/built-site';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const twice = { points: 2, duration: 600 };

// This replaces the built pages and shows the answers of its calls.
const render: RenderPage = async ({ search, theme, ask: call }) => {
  const query = Object.fromEntries(new URLSearchParams(search));
  const { status } = await call({ name: 'getFeed', params: {}, query });
  return {
    kind: 'page',
    status: 200,
    head: {
      ...{ title: '', description: '', path: '/', image: null, type: 'website', isIndexed: true },
      site: defaultIdentity,
    },
    sheet: '',
    pictures: [],
    markup: `<main>${status}</main>`,
    data: { theme, answers: {} },
    chunk: 'home-page',
  };
};

describe('the limit of reading for one address', () => {
  const dir = writeBuiltSite();
  let server: TestServer;
  afterAll(() => rmSync(dir, { recursive: true }));

  /** A server with a stopped clock, so that its caches stay fresh. */
  function start(table: Partial<LimitTable>): void {
    beforeAll(async () => {
      const now = Date.now();
      const limits = createLimits({ ...roomyLimits, ...table });
      server = await startSqlite({ clientDir: dir, render, limits, now: () => now });
    });
    afterAll(() => server.close());
  }

  describe('on sitemaps and feeds', () => {
    start({ discovery: twice });

    it('refuses further requests, except for robots.txt', async () => {
      expect((await ask(server, '/sitemap.xml')).status).toBe(200);
      expect((await ask(server, '/rss.xml')).status).toBe(200);
      for (const path of ['/rss.xml', '/sitemap.xml', '/sitemaps/site.xml']) {
        const refused = await ask(server, path);
        expect(refused.status).toBe(429);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(refused.headers.get('cache-control')).toBe('no-store');
      }
      expect((await ask(server, '/robots.txt')).status).toBe(200);
    });
  });

  describe('on searches', () => {
    start({ search: twice });
    const statusOf = async (query: string) =>
      (await ask(server, `/api/posts/feed?${new URLSearchParams(query).toString()}`)).status;

    it('counts once for all callers who get the same answer', async () => {
      for (let at = 0; at < 5; at += 1) expect(await statusOf('q=물')).toBe(200);
      expect(await statusOf('q=빛')).toBe(200);
      expect(await statusOf('q=밤')).toBe(429);
      expect(await statusOf('q=물')).toBe(200);
    });

    it('leaves the page of a refused search to the browser, which shows the refusal', async () => {
      const refused = await ask(server, `/?${new URLSearchParams('q=낮').toString()}`);
      expect(refused.status).toBe(200);
      expect(await refused.text()).toBe(builtIndex);
      expect(await (await ask(server, '/')).text()).toContain('<main>200</main>');
    });
  });

  describe('on rendered pages', () => {
    start({ page: twice });
    const text = async (path: string, cookie?: string) =>
      (await ask(server, path, cookie === undefined ? {} : { cookie })).text();

    it('leaves further pages to the browser; a page that guests share costs nothing', async () => {
      for (let at = 0; at < 5; at += 1) expect(await text('/')).toContain('<main>200</main>');
      expect(await text('/?sort=popular')).toContain('<main>200</main>');
      expect(await text('/?sort=comments')).toBe(builtIndex);
      expect(await text('/')).toContain('<main>200</main>');
      const member = await signIn(server, 'member');
      expect(await text('/', member)).toContain('<main>200</main>');
    });
  });
});
