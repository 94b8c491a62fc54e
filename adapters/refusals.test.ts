import type { ApiError } from '@contract/errors';
import { testerOf } from '@contract/testers';
import type { TesterValues } from '@contract/testers/types';
import { toolTexts, upstreamTexts, type UpstreamReason } from '@contract/texts';
import { NOW, runOf, toolsOver } from '@mocks/testing/tools-over';
import { createSimulation } from '@mocks/upstream';
import { describe, expect, it } from 'vitest';
import type { Send } from './types';

const gateway = (code: string) =>
  `<OpenAPI_ServiceResponse><cmmMsgHeader><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;
const naver = (errorCode: string) => JSON.stringify({ errorMessage: 'no', errorCode });

const hub = (errorCode: string, message: string) =>
  JSON.stringify({ error: { errorCode, message, details: `${message}.` } });

function runWith(id: string, values: TesterValues, status: number, body: string) {
  const send: Send = () => Promise.resolve(new Response(body, { status }));
  const tester = testerOf(id);
  if (!tester) throw new Error(`There is no tester ${id}`);
  return runOf(toolsOver({ send, isOnbidClosed: true }).tools, tester, values);
}

describe('a refusal of data.go.kr', () => {
  it.each<[number, string, UpstreamReason]>([
    [401, 'Unauthorized', 'key'],
    [401, '<!DOCTYPE html><html><body>Unauthorized</body></html>', 'key'],
    [403, 'Forbidden', 'refused'],
    [429, 'API rate limit exceeded', 'rate'],
    [429, 'API token quota exceeded', 'quota'],
    [200, '{"result":{"resultCode":"11","resultMsg":"NO_MANDATORY"}}', 'parameter'],
    [400, '{"result":{"resultCode":"11"}}', 'parameter'],
    [200, '{"result":{"resultCode":"30"}}', 'key'],
    [200, '{"result":{"resultCode":22}}', 'quota'],
    [200, '{"response":{"header":{"resultCode":"0031"}}}', 'key'],
    [200, '{"header":{"resultCode":"10"}}', 'parameter'],
    [200, '{"OpenAPI_ServiceResponse":{"cmmMsgHeader":{"returnReasonCode":"22"}}}', 'quota'],
    [200, '<response><header><resultCode>11</resultCode></header></response>', 'parameter'],
    [200, '<result><resultCode>30</resultCode></result>', 'key'],
    [500, 'Unexpected errors', 'failed'],
    // The gateway's own code says more than the status.
    [403, gateway('22'), 'quota'],
    [200, gateway('30'), 'key'],
    [200, '<!DOCTYPE html><html><body>Maintenance</body></html>', 'unreadable'],
  ])('by %i with %s is what it means', async (status, body, reason) => {
    const { record } = await runWith('real-estate', { region: '서울' }, status, body);
    expect(record?.outcome).toBe(upstreamTexts[reason]);
  });
});

describe('a refusal of the portal', () => {
  it.each<[number, string, number, UpstreamReason]>([
    [429, naver('010'), 503, 'quota'],
    [429, naver('012'), 502, 'rate'],
    [429, hub('400', 'Quota Exceed'), 503, 'quota'],
    [429, hub('410', 'Throttle Limited'), 502, 'rate'],
    [429, hub('420', 'Rate Limited'), 502, 'rate'],
    [401, hub('200', 'Authentication Failed'), 502, 'key'],
    [429, 'Too Many Requests', 502, 'rate'],
    [401, naver('024'), 502, 'key'],
    [403, naver('025'), 502, 'refused'],
    [400, naver('SE03'), 400, 'parameter'],
  ])('by %i with %s is what it means', async (status, body, answered, reason) => {
    const { record } = await runWith('portal-news', { query: '주식' }, status, body);
    expect(record).toMatchObject({ outcome: upstreamTexts[reason], status: answered });
  });

  it('at the end of a day counts for the day of the request', async () => {
    // A second before midnight in Korea; the answer comes a second after it.
    let present = Date.parse('2026-11-22T14:59:59Z');
    const send: Send = () => {
      present += 2_000;
      return Promise.resolve(new Response(naver('010'), { status: 429 }));
    };
    const { tools, store } = toolsOver({ send, now: () => present });
    const { outcome } = await runOf(tools, testerOf('portal-news')!, { query: '주식' });
    expect([...store.counts]).toEqual([['simulated naver 2026-11-22', 25_000]]);
    const { issues, retryAfter } = outcome as ApiError;
    expect(issues?.[0]?.message).toBe('2026-11-23 00:00에 초기화됩니다.');
    // The next day has begun; a header must not name the past.
    expect(retryAfter).toBe(1);
  });
});

const youtube = (error: object) => JSON.stringify({ error });
const perDay =
  "Quota exceeded for quota metric 'Search Queries' and limit 'Search Queries per day' of service 'youtube.googleapis.com'";
const ofErrors = (reason: string, message = perDay) => ({ message, errors: [{ reason, message }] });

describe('a refusal of YouTube', () => {
  it.each<[number, string, number, UpstreamReason]>([
    [
      429,
      youtube({ ...ofErrors('rateLimitExceeded'), status: 'RESOURCE_EXHAUSTED' }),
      503,
      'youtubeQuota',
    ],
    [429, youtube({ message: perDay, status: 'RESOURCE_EXHAUSTED' }), 503, 'youtubeQuota'],
    [429, youtube(ofErrors('rateLimitExceeded', '')), 503, 'youtubeQuota'],
    [403, youtube(ofErrors('quotaExceeded')), 503, 'youtubeQuota'],
    [403, youtube(ofErrors('dailyLimitExceeded')), 503, 'youtubeQuota'],
    [
      429,
      youtube({
        status: 'RESOURCE_EXHAUSTED',
        details: [{ reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_unit: '1/min/{project}' } }],
      }),
      502,
      'rate',
    ],
    [429, youtube(ofErrors('rateLimitExceeded', 'Queries per minute')), 502, 'rate'],
    [403, youtube(ofErrors('userRateLimitExceeded', '')), 502, 'rate'],
    [429, '<html></html>', 502, 'rate'],
  ])('by %i with %s is what it means', async (status, body, answered, reason) => {
    const { record } = await runWith(
      'youtube-search',
      { part: 'snippet', q: '물빛' },
      status,
      body,
    );
    expect(record).toMatchObject({ outcome: upstreamTexts[reason], status: answered, cost: 1 });
  });

  it('for its searches closes their bucket until midnight Pacific, and no other', async () => {
    const body = youtube({ ...ofErrors('rateLimitExceeded'), status: 'RESOURCE_EXHAUSTED' });
    const sent: string[] = [];
    const send: Send = (url) => {
      sent.push(url);
      return Promise.resolve(new Response(body, { status: 429 }));
    };
    const { tools, store } = toolsOver({ send });
    const search = (q: string) => runOf(tools, testerOf('youtube-search')!, { part: 'snippet', q });
    const { outcome } = await search('물');
    expect(outcome).toMatchObject({ code: 'UPSTREAM_QUOTA', retryAfter: 5 * 3600 });
    expect((await search('빛')).outcome).toMatchObject({ code: 'UPSTREAM_QUOTA' });
    expect(sent).toHaveLength(1);
    expect([...store.counts]).toEqual([['simulated youtube.search 2026-11-22', 100]]);
  });
});

describe('a refusal of NewsAPI for the end of its plan', () => {
  const message =
    'You have made too many requests recently. Developer accounts are limited to 60 requests over a 24 hour period (30 requests available every 12 hours). Please upgrade to a paid plan if you need more requests.';
  const body = JSON.stringify({ status: 'error', code: 'rateLimited', message });
  const ask = (given: Parameters<typeof toolsOver>[0] = {}) => {
    let sent = 0;
    const send: Send = () => {
      sent += 1;
      return Promise.resolve(new Response(body, { status: 429 }));
    };
    const { tools } = toolsOver({ send, ...given });
    const run = (q: string) => runOf(tools, testerOf('news')!, { endpoint: 'everything', q });
    return { tools, run, sent: () => sent };
  };

  it('closes the half of the day and gives the limit of the plan', async () => {
    const { tools, run, sent } = ask({ halves: { newsapi: 50 } });
    const limitOf = async () =>
      (await tools.quotas()).find(({ quota }) => quota === 'newsapi')?.limit;
    expect(await limitOf()).toBe(100);
    // Noon in Korea is three o'clock in UTC: nine hours are left of the half.
    for (const q of ['sea', 'sky']) {
      const { outcome } = await run(q);
      expect(outcome).toMatchObject({ code: 'UPSTREAM_QUOTA', retryAfter: 9 * 3600 });
    }
    expect(sent()).toBe(1);
    expect(await limitOf()).toBe(60);
  });

  it('closes the whole day if the operator configured the plan', async () => {
    const { run } = ask();
    expect((await run('sea')).outcome).toMatchObject({ retryAfter: 21 * 3600 });
  });

  it('does not occur for the fifty of a half: they are counted before', async () => {
    const found = JSON.stringify({ status: 'ok', totalResults: 0, articles: [] });
    const send: Send = () => Promise.resolve(new Response(found));
    const { run } = ask({ send, halves: { newsapi: 2 } });
    expect((await run('a')).record?.status).toBe(200);
    expect((await run('b')).record?.status).toBe(200);
    expect((await run('c')).outcome).toMatchObject({ code: 'UPSTREAM_QUOTA', retryAfter: 32_400 });
  });
});

describe('the stock keywords', () => {
  it.each([
    [429, 'apiKeyExhausted', toolTexts.stockQuota],
    // NewsAPI says in these words that a developer's day is over.
    [429, 'rateLimited', toolTexts.stockRate],
  ])('are made of the portal’s news after %i %s, and say why', async (status, code, notice) => {
    const services = createSimulation(() => NOW);
    const send: Send = (url, init) =>
      new URL(url).hostname === 'newsapi.org'
        ? Promise.resolve(new Response(JSON.stringify({ status: 'error', code }), { status }))
        : services.send(url, init);
    const { tools } = toolsOver({ send });
    const run = tools.start();
    const { basis, articles } = await tools.stockNews(run);
    expect([basis, articles.length]).toEqual(['naver', 300]);
    expect((await run.facts()).notices).toEqual([toolTexts.stockFromPortal, notice]);
  });

  it('fail with the first refusal if the portal refuses too', async () => {
    const send: Send = () => Promise.resolve(new Response('', { status: 429 }));
    const { tools } = toolsOver({ send });
    await expect(tools.stockNews(tools.start())).rejects.toMatchObject({ reason: 'rate' });
  });

  it('do not use the portal after another failure', async () => {
    const asked: string[] = [];
    const send: Send = (url) => {
      asked.push(new URL(url).hostname);
      return Promise.resolve(new Response('', { status: 401 }));
    };
    const { tools } = toolsOver({ send });
    await expect(tools.stockNews(tools.start())).rejects.toMatchObject({ reason: 'key' });
    expect(asked).toEqual(['newsapi.org']);
  });
});

describe('the history of a failure', () => {
  it.each(['portal-news', 'real-estate', 'news', 'youtube-search'])(
    'names the source of the service that %s asks',
    async (id) => {
      const tester = testerOf(id)!;
      const values: Record<string, TesterValues> = {
        'portal-news': { query: '주식' },
        'real-estate': { region: '서울' },
        news: { country: 'us' },
        'youtube-search': { part: 'snippet', q: '물빛' },
      };
      const own = tester.requests(values[id] ?? {})[0]?.provider;
      const send: Send = () => Promise.reject(new TypeError('fetch failed'));
      for (const [isLive, source] of [
        [(provider: string) => provider === own, 'live'],
        [(provider: string) => provider !== own, 'simulated'],
      ] as const) {
        const { tools } = toolsOver({ send, keys: ['one', 'two'], isLive, wait: async () => {} });
        const { record } = await runOf(tools, tester, values[id] ?? {});
        expect(record).toMatchObject({ outcome: upstreamTexts.unreachable, source });
      }
    },
  );
});
