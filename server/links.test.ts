import { ordinaryPage, unreachablePage } from '@contract/fixtures/pages';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepLinks } from './jobs/link-sweep';
import { down, up } from './migrations/0007_links';
import { forgetPreviews } from './tables/link-preview';
import { ask, signIn, signUp } from './testing/http';
import { fetchFixturePage } from './testing/pages';
import { startSqlite, type TestServer } from './testing/subject';
import type { FetchPage } from './upstream/links/fetch-page';

const HOUR = 3_600_000;

describe('link previews', () => {
  let server: TestServer;
  let cookie: string;
  let now = Date.now();
  let fetched: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
  /** The duration of a fetch. */
  let fetching = aMoment;

  const fetchPage: FetchPage = async (url, kind) => {
    fetched.push(url);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await fetching();
    atOnce -= 1;
    return fetchFixturePage(url, kind);
  };
  const preview = async (url: string, as = cookie) => {
    const body = { url };
    const answer = await ask(server, '/api/links/preview', { method: 'POST', cookie: as, body });
    return (await answer.json()) as object;
  };

  beforeAll(async () => {
    server = await startSqlite({ fetchPage, now: () => now });
    cookie = await signIn(server, 'member');
  });
  afterEach(async () => {
    fetched = [];
    fetching = aMoment;
    await server.db.knex('link_preview').delete();
  });
  afterAll(() => server.close());

  it('are fetched once for concurrent callers, and kept for a day', async () => {
    const { url } = ordinaryPage;
    const answers = await Promise.all([url, url, `${url}#middle`, url].map((one) => preview(one)));
    for (const answer of answers) expect(answer).toEqual(ordinaryPage.preview);
    expect(fetched).toEqual([url]);
    now += 23 * HOUR;
    expect(await preview(url, await signUp(server))).toEqual(ordinaryPage.preview);
    expect(fetched).toEqual([url]);
    now += 2 * HOUR;
    expect(await preview(url)).toEqual(ordinaryPage.preview);
    expect(fetched).toEqual([url, url]);
  });

  it('are fetched again twenty seconds after a failure', async () => {
    const { url } = unreachablePage;
    await preview(url);
    now += 19_000;
    expect(await preview(url)).toEqual(unreachablePage.preview);
    expect(fetched).toEqual([url]);
    now += 2_000;
    await preview(url);
    expect(fetched).toEqual([url, url]);
  });

  it('need no fetch for a refused address', async () => {
    await preview('http://127.0.0.1/');
    await preview('https://files.example.com/a.mp4');
    expect(fetched).toEqual([]);
  });

  it('are fetched eight at a time', async () => {
    const urls = Array.from({ length: 30 }, (_, at) => `https://many.example.com/${at}`);
    const waiting: (() => void)[] = [];
    fetching = () => new Promise((resolve) => void waiting.push(resolve));
    const answers = Promise.all(urls.map((url) => preview(url)));
    for (const most of [8, 8, 8, 6]) {
      await expect.poll(() => waiting.length).toBe(most);
      for (const end of waiting.splice(0)) end();
    }
    await answers;
    expect(fetched).toHaveLength(30);
    expect(mostAtOnce).toBe(8);
  });

  it('are deleted when they expire, and beyond a maximum number', async () => {
    await preview(ordinaryPage.url);
    await preview(unreachablePage.url);
    const count = async () => (await server.db.knex('link_preview').select('address')).length;
    await sweepLinks(server.db, now + HOUR);
    expect(await count()).toBe(1);
    await preview(unreachablePage.url);
    await server.db.transaction((tx) => forgetPreviews(tx, now, 1));
    expect(await count()).toBe(1);
    fetched = [];
    await preview(ordinaryPage.url);
    expect(fetched).toEqual([]);
    await sweepLinks(server.db, now + 25 * HOUR);
    expect(await count()).toBe(0);
  });

  it('are answered even if they cannot be stored', async () => {
    await server.db.knex.schema.renameTable('link_preview', 'hidden_preview');
    await server.db.knex.raw(
      'CREATE VIEW link_preview AS SELECT address, preview, expires_at FROM hidden_preview',
    );
    expect(await preview(ordinaryPage.url)).toEqual(ordinaryPage.preview);
    await server.db.knex.raw('DROP VIEW link_preview');
    await server.db.knex.schema.renameTable('hidden_preview', 'link_preview');
  });
});

describe('the migration of links', () => {
  it('finds links that existing posts share', async () => {
    const server = await startSqlite();
    const { knex } = server.db;
    const read = () => knex('post_link').select('post_id', 'link').orderBy(['post_id', 'link']);
    const before: unknown[] = await read();
    expect(before.length).toBeGreaterThan(20);
    await down(knex);
    await up(knex);
    expect(await read()).toEqual(before);
    await server.close();
  });
});
