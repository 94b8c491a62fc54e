import { endpoints, type EndpointName } from '@contract/endpoints';
import type { Output } from '@contract/endpoints/define';
import { samples } from '@contract/conformance/support/samples';
import type { ErrorCode } from '@contract/errors';
import { errorTexts, upstreamTexts } from '@contract/texts';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { answer } from '../node';
import { resetWorld, signInAs } from '../world';
import { scenarioHandlers, scenarios, type ScenarioName } from '.';
import { toolScenarios } from './tools';

type ToolScenario = keyof typeof toolScenarios;

interface Body {
  success: boolean;
  code?: ErrorCode;
  error?: string;
  articles?: unknown[];
  basis?: string;
}

function ask(name: EndpointName, forced: ScenarioName[] = []): Promise<Response> {
  const { method, path } = endpoints[name];
  const { id = '', query = {}, body } = samples[name];
  const filled = path.replace(/:\w+/, String(id));
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const init =
    body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return answer(`${filled}?${search}`, { method, ...init }, scenarioHandlers(forced));
}

const bodyOf = async (response: Response) => (await response.json()) as Body;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  resetWorld();
  signInAs('admin');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for an answer while its delays pass at once; @returns the total delay, ms. */
async function timed(asked: Promise<Response>): Promise<{ response: Response; ms: number }> {
  const step = async () => {
    await vi.advanceTimersByTimeAsync(100);
    // Runs pending work without timers, for example reading an answer.
    await new Promise((resolve) => setImmediate(resolve));
    return null;
  };
  for (let ms = 0; ms < 60_000; ms += 100) {
    const response = await Promise.race([asked, step()]);
    if (response) return { response, ms };
  }
  throw new Error('no answer');
}

const calls = {
  youtube: 'searchYoutube',
  news: 'callNews',
  naver: 'searchPortalNews',
  estate: 'findRealEstate',
} as const satisfies Record<string, EndpointName>;

const refusals = {
  failed: /^(?:failed)$/,
  unreachable: /^unreachable$/,
  timeout: /^timeout$/,
  html: /^unreadable$/,
  cut: /^unreadable$/,
  limited: /^(?:rate|quota)$/,
  quota: /^(?:quota|youtubeQuota)$/,
  wrongKey: /^(?:key|youtubeKey)$/,
} as const;

const reasonOf = (text?: string) =>
  Object.entries(upstreamTexts).find(([, sentence]) => text?.startsWith(sentence))?.[0];

const services = Object.keys(calls) as (keyof typeof calls)[];
const kinds = Object.keys(refusals) as (keyof typeof refusals)[];

describe('a scenario of a third party', () => {
  it.each(
    services.flatMap((service) =>
      kinds.map((kind) => [`${service}.${kind}` as const, service, kind] as const),
    ),
  )('%s is the documented refusal, and leaves nothing behind', async (name, service, kind) => {
    await timed(ask(calls[service]));
    const { response } = await timed(ask(calls[service], [name]));
    const { error, code } = await bodyOf(response);
    expect(reasonOf(error)).toMatch(refusals[kind]);
    expect(code).toMatch(/^UPSTREAM/);
    expect((await timed(ask(calls[service]))).response.status).toBe(200);
  });

  it('of a used-up quota shows only that service’s quotas as used up, and only while it lasts', async () => {
    const forced = scenarioHandlers(['youtube.quota']);
    const quotasOf = async (handlers: typeof forced) => {
      const { response } = await timed(answer('/api/admin/quotas', {}, handlers));
      const { quotas } = (await response.json()) as Output<typeof endpoints.getQuotas>;
      return Object.fromEntries(quotas.map(({ quota, used }) => [quota, used]));
    };
    expect(await quotasOf(forced)).toMatchObject({ 'youtube.units': 0, naver: 0 });
    await timed(answer('/api/admin/YoutubeSearchApi?part=snippet&q=a', {}, forced));
    expect(await quotasOf(forced)).toMatchObject({
      ...{ 'youtube.units': 10_000, 'youtube.search': 100, naver: 0 },
    });
    expect(await quotasOf([])).toMatchObject({ 'youtube.units': 0, 'youtube.search': 1 });
  });

  it('affects only its own calls, even while one of them hangs', async () => {
    const hanging = ask('searchYoutube', ['youtube.timeout']);
    expect((await timed(ask('searchYoutube'))).response.status).toBe(200);
    expect((await timed(hanging)).response.status).toBe(502);
  });

  it.each(services)('%s.slow is answered as usual, after a delay', async (service) => {
    const { response, ms } = await timed(ask(calls[service], [`${service}.slow`]));
    expect(response.status).toBe(200);
    expect(ms).toBeGreaterThanOrEqual(1_000);
  });

  it('leaves the other third parties unaffected', async () => {
    const forced: ScenarioName[] = ['youtube.quota', 'news.html'];
    for (const name of ['searchPortalNews', 'findRealEstate', 'getQuotas'] as const) {
      expect((await timed(ask(name, forced))).response.status).toBe(200);
    }
  });

  it('affects each of the calls that ask it', async () => {
    for (const name of ['importVideosByPost', 'collectChannels', 'callYoutube'] as const) {
      const { response } = await timed(ask(name, ['youtube.wrongKey']));
      expect((await bodyOf(response)).error, name).toBe(upstreamTexts.youtubeKey);
    }
    const { response } = await timed(ask('listStockNews', ['news.wrongKey']));
    expect((await bodyOf(response)).error).toBe(upstreamTexts.key);
  });
});

const internal = errorTexts.INTERNAL;
const outcomes: Partial<Record<ToolScenario, [EndpointName, string]>> = {
  'youtube.comments': ['callYoutube', upstreamTexts.comments],
  'youtube.notFound': ['callYoutube', upstreamTexts.notFound],
  'youtube.chart': ['callYoutube', upstreamTexts.chart],
  'tools.failed': ['callNews', internal],
  'tools.historyFailed': ['listToolCalls', internal],
  'quotas.failed': ['getQuotas', internal],
  'stock.failed': ['listStockNews', internal],
};

describe('a scenario of the data tools', () => {
  it.each(Object.entries(outcomes))('%s answers with its sentence', async (name, [call, text]) => {
    const { response } = await timed(ask(call, [name as ToolScenario]));
    expect(await bodyOf(response)).toMatchObject({ success: false, error: text });
  });

  it('gives the stock keywords no news, news without Korean words, or the portal’s', async () => {
    const newsOf = async (name: ToolScenario) =>
      bodyOf((await timed(ask('listStockNews', [name]))).response);
    expect(await newsOf('stock.empty')).toMatchObject({ success: true, articles: [] });
    expect(JSON.stringify((await newsOf('stock.noKeyword')).articles)).not.toMatch(/[가-힣]/);
    expect(await newsOf('stock.portal')).toMatchObject({ success: true, basis: 'naver' });
  });

  it('never answers pending calls, and fails calls without a network', async () => {
    const waiting: [ToolScenario, EndpointName][] = [
      ['tools.running', 'callNews'],
      ['tools.historyLoading', 'listToolCalls'],
      ['stock.loading', 'listStockNews'],
    ];
    for (const [name, call] of waiting) {
      const asked = ask(call, [name]);
      const first = await Promise.race([
        asked,
        vi.advanceTimersByTimeAsync(60_000).then(() => null),
      ]);
      expect(first, name).toBeNull();
    }
    expect((await ask('callNews', ['tools.offline'])).type).toBe('error');
    expect((await timed(ask('listStockNews', ['stock.slow']))).ms).toBeGreaterThanOrEqual(1_000);
  });

  it('has a unique Korean title', () => {
    const titles = Object.keys(toolScenarios).map((name) => scenarios[name as ToolScenario].title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/[가-힣]/);
  });
});

test('includes every scenario of the data tools in these tests', () => {
  const tried = [
    ...services.flatMap((service) => ['slow', ...kinds].map((kind) => `${service}.${kind}`)),
    ...Object.keys(outcomes),
    ...['stock.empty', 'stock.noKeyword', 'stock.portal', 'stock.loading', 'stock.slow'],
    ...['tools.running', 'tools.historyLoading', 'tools.offline'],
  ];
  expect(tried.sort()).toEqual(Object.keys(toolScenarios).sort());
});
