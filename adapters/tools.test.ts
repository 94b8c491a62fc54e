import { createSimulation } from '@mocks/upstream';
import { testerOf, testers } from '@contract/testers';
import { initialValues } from '@contract/testers/check';
import type { Tester, TesterValues } from '@contract/testers/types';
import { describe, expect, it } from 'vitest';
import { NOW, runOf, toolsOver } from '@mocks/testing/tools-over';
import type { Tools } from './tools';
import type { Send } from './types';

const first: Record<string, TesterValues> = {
  'youtube-search': { q: '기타' },
  'youtube-channels': { forHandle: '@sim-kr-1' },
  'youtube-playlists': { channelId: '' },
  'youtube-playlist-items': { playlistId: '' },
  'youtube-comment-threads': { videoId: '' },
};

async function valuesOf(tools: Tools, tester: Tester): Promise<TesterValues> {
  const values = { ...initialValues(tester, NOW), ...first[tester.id] };
  const run = tools.start();
  const chart = { part: 'snippet', chart: 'mostPopular', regionCode: 'KR', maxResults: '50' };
  const { items } = await tools.list(run, testerOf('youtube-videos')!, chart);
  const { channelId } = items[0]?.snippet as { channelId: string };
  if ('channelId' in values) return { ...values, channelId };
  if ('videoId' in values) return { ...values, videoId: String(items[0]?.id) };
  if (!('playlistId' in values)) return values;
  return { ...values, playlistId: channelId.replace(/^UC/, 'UU') };
}

describe('a data tool over the simulated services', () => {
  it.each(testers)(
    '$id answers with the beginning of its list, and costs the expected units',
    async (tester) => {
      const { tools } = toolsOver();
      const values = await valuesOf(tools, tester);
      const { outcome, record } = await runOf(tools, tester, values);
      expect(record).toMatchObject({ outcome: 'ok', status: 200, source: 'simulated' });
      expect(outcome).toMatchObject({ answer: { source: 'simulated', cachedAt: null } });
    },
  );

  it('gives the same answers on the same day to every caller and in any order', async () => {
    const search = testerOf('youtube-search')!;
    const values = { part: 'snippet', q: '고양이', maxResults: '20' };
    const [one, other] = [toolsOver().tools, toolsOver().tools];
    const asked = await Promise.all(
      [one, other].map((tools) => tools.list(tools.start(), search, values)),
    );
    expect(asked[0]).toEqual(asked[1]);
  });
});

describe('the real-estate tool', () => {
  it('falls back to sales of apartments where a key opens no auctions', async () => {
    const simulation = createSimulation(() => NOW);
    const send: Send = (url, init) =>
      url.includes('/B010003/')
        ? simulation.send(url.replace(/serviceKey=[^&]*/, 'serviceKey=invalid'), init)
        : simulation.send(url, init);
    const { tools } = toolsOver({ send });
    const run = tools.start();
    const found = await tools.realEstate(run, { type: 'bid', region: '경기' });
    expect(found.basis).toBe('apartments');
    expect(found.items[0]).toMatchObject({ 년: '2026', 월: '10', 지역코드: '41135' });
    expect(found.items[0]?.거래금액).toMatch(/^\d+$/);
    expect((await run.facts()).notices[0]).toMatch(/^아파트 매매 실거래가 기준입니다\. \(경기/);
  });

  it('asks for sales if no list of auctions is configured', async () => {
    const { tools } = toolsOver({ isOnbidClosed: true });
    const found = await tools.realEstate(tools.start(), { type: 'auction', region: '제주' });
    expect(found.basis).toBe('apartments');
  });
});

/** Does not wait before a retry. */
const wait = () => Promise.resolve();

describe('the client of third parties', () => {
  const videos = testerOf('youtube-videos')!;
  const values = { part: 'snippet', chart: 'mostPopular' };
  const empty = () =>
    new Response('{"kind":"x","items":[]}', { headers: { 'content-type': 'application/json' } });

  it('retries after 503 and no answer, pays for each try, and does not retry after 500', async () => {
    for (const [status, tries] of [
      [503, 3],
      [0, 3],
      [500, 1],
      [429, 1],
    ] as const) {
      let asked = 0;
      const send: Send = () => {
        asked += 1;
        return status === 0
          ? Promise.reject(new TypeError('fetch failed'))
          : Promise.resolve(new Response('', { status }));
      };
      const { tools } = toolsOver({ send, wait });
      const { record } = await runOf(tools, videos, values);
      expect([status, asked, record?.cost]).toEqual([status, tries, tries]);
    }
  });

  it('accepts the second answer if the first did not come', async () => {
    let asked = 0;
    const send: Send = () => {
      asked += 1;
      return Promise.resolve(asked === 1 ? new Response('', { status: 502 }) : empty());
    };
    const { tools } = toolsOver({ send, wait });
    const { record } = await runOf(tools, videos, values);
    expect(record).toMatchObject({ outcome: 'ok', cost: 2 });
  });

  it('asks again after ten minutes, and follows no redirect', async () => {
    let present = NOW;
    const inits: RequestInit[] = [];
    const send: Send = (_url, init) => {
      inits.push(init);
      return Promise.resolve(empty());
    };
    const { tools } = toolsOver({ send, now: () => present });
    for (const minutes of [0, 9, 11]) {
      present = NOW + minutes * 60_000;
      await tools.list(tools.start(), videos, values);
    }
    expect(inits).toHaveLength(2);
    expect(inits[0]).toMatchObject({ redirect: 'error', credentials: 'omit' });
  });

  it('puts a key in the place that its service wants, encoded once, and nowhere else', async () => {
    const asked: { url: string; headers: Headers }[] = [];
    const send: Send = (url, init) => {
      asked.push({ url, headers: new Headers(init.headers) });
      return Promise.resolve(new Response('{"status":"ok","articles":[],"items":[]}'));
    };
    const secret = 'AIza+se/cret==';
    const { tools, store } = toolsOver({ send, keys: [secret, 'second'] });
    const ran = [
      await runOf(tools, testerOf('news')!, { country: 'us' }),
      await runOf(tools, testerOf('portal-news')!, { query: '주식' }),
      await runOf(tools, testerOf('real-estate')!, { region: '서울' }),
    ];
    expect(asked[0]?.headers.get('x-api-key')).toBe(secret);
    expect(asked[1]?.headers.get('x-ncp-apigw-api-key')).toBe('second');
    expect(asked[2]?.url).toContain(`serviceKey=${encodeURIComponent(secret)}`);
    const given = toolsOver({ send, keys: ['abc%2Bdef%3D%3D'] });
    await runOf(given.tools, testerOf('real-estate')!, { region: '부산' });
    expect(asked.at(-1)?.url).toContain('serviceKey=abc%2Bdef%3D%3D');
    expect(JSON.stringify([ran, [...store.counts]])).not.toMatch(/AIza|second/);
  });

  it('removes keys from the error text of a service, in any spelling', async () => {
    const secret = 'AIza+se/cret==';
    const echo = [secret, encodeURIComponent(secret), secret.replaceAll('/', '\\/')].join(' ');
    const send: Send = () =>
      Promise.resolve(new Response(`{"error":{"message":"bad key ${echo}"}}`, { status: 400 }));
    const { tools } = toolsOver({ send, keys: [secret] });
    const { outcome } = await runOf(tools, videos, values);
    expect(JSON.stringify(outcome)).not.toMatch(/se.{1,3}cret/);
    expect((outcome as { issues: unknown }).issues).toEqual([
      { path: '', message: '외부 서비스의 설명: bad key *** *** ***' },
    ]);
  });

  it('neither counts nor stores requests with a typed key', async () => {
    const asked: string[] = [];
    const send: Send = (url) => {
      asked.push(url);
      return Promise.resolve(empty());
    };
    const { tools, store } = toolsOver({ send });
    const tester = testerOf('youtube-import')!;
    const typed = { ...initialValues(tester, NOW), key: 'AIzaTyped' };
    const { record } = await runOf(tools, tester, typed);
    await runOf(tools, tester, typed);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain('key=AIzaTyped');
    expect(store.counts.size).toBe(0);
    expect(JSON.stringify(record)).not.toContain('AIzaTyped');
  });
});
