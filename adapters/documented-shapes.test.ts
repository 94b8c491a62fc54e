import { testerOf } from '@contract/testers';
import type { TesterValues } from '@contract/testers/types';
import { upstreamTexts, type UpstreamReason } from '@contract/texts';
import { runOf, toolsOver } from '@mocks/testing/tools-over';
import { describe, expect, it } from 'vitest';
import type { Send } from './types';

// Answers as the public documentation and the public issues of each service show them. They
// complement the simulated answers, which we wrote ourselves.

function answered(id: string, values: TesterValues, body: string, status = 200) {
  const send: Send = () => Promise.resolve(new Response(body, { status }));
  const tester = testerOf(id);
  if (!tester) throw new Error(`There is no tester ${id}`);
  return runOf(toolsOver({ send, isOnbidClosed: values.type !== 'bid' }).tools, tester, values);
}

/** The result of a successful run. */
async function valueOf(...given: Parameters<typeof answered>): Promise<unknown> {
  const { outcome, record } = await answered(...given);
  expect(record?.outcome).toBe('ok');
  return (outcome as { value: unknown }).value;
}

const chart = { part: 'snippet', chart: 'mostPopular' };

const youtubeErrors: [string, number, object, UpstreamReason, string | null][] = [
  [
    'a quota with markup in its message',
    403,
    {
      code: 403,
      message:
        'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.',
      errors: [{ message: '…', domain: 'youtube.quota', reason: 'quotaExceeded' }],
    },
    'youtubeQuota',
    'The request cannot be completed because you have exceeded your quota.',
  ],
  [
    'a key that opens other services',
    403,
    {
      code: 403,
      message: 'Requests to this API youtube method youtube.api.v3.VideoList are blocked.',
      errors: [{ domain: 'global', reason: 'forbidden' }],
      status: 'PERMISSION_DENIED',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_SERVICE_BLOCKED',
        },
      ],
    },
    'refused',
    'Requests to this API youtube method youtube.api.v3.VideoList are blocked.',
  ],
  [
    'a key that is none, said in the details alone',
    400,
    {
      code: 400,
      message: 'API key not valid. Please pass a valid API key.',
      errors: [{ domain: 'global', reason: 'badRequest' }],
      status: 'INVALID_ARGUMENT',
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
    },
    'youtubeKey',
    'API key not valid. Please pass a valid API key.',
  ],
  [
    'parameters that do not go together',
    400,
    { code: 400, errors: [{ domain: 'youtube.parameter', reason: 'incompatibleParameters' }] },
    'parameter',
    null,
  ],
];

describe("an error of YouTube's", () => {
  it.each(youtubeErrors)('for %s is read from its reason', async (...row) => {
    const [, status, error, reason, words] = row;
    const { outcome, record } = await answered(
      'youtube-videos',
      chart,
      JSON.stringify({ error }),
      status,
    );
    expect(record?.outcome).toBe(upstreamTexts[reason]);
    const said = JSON.stringify((outcome as { issues?: unknown }).issues ?? []);
    if (words === null) expect(said).toBe('[]');
    else expect(said).toContain(`외부 서비스의 설명: ${words}`);
  });
});

const newsError = (code: string) => JSON.stringify({ status: 'error', code, message: 'no' });

describe('an error of NewsAPI', () => {
  it.each<[number, string, UpstreamReason]>([
    [400, 'parameterInvalid', 'parameter'],
    [400, 'parametersMissing', 'parameter'],
    [400, 'sourcesTooMany', 'parameter'],
    [400, 'sourceDoesNotExist', 'parameter'],
    [401, 'apiKeyDisabled', 'key'],
    [401, 'apiKeyInvalid', 'key'],
    [401, 'apiKeyMissing', 'key'],
    [426, 'maximumResultsReached', 'most'],
    [429, 'apiKeyExhausted', 'quota'],
    [429, 'rateLimited', 'rate'],
    [500, 'unexpectedError', 'failed'],
  ])('by %i %s is what it means', async (status, code, reason) => {
    const { record } = await answered('news', { country: 'us' }, newsError(code), status);
    expect(record?.outcome).toBe(upstreamTexts[reason]);
  });
});

describe('the answer of the portal', () => {
  it('loses its markup and its references, and keeps names inside words', async () => {
    const item = {
      title: '&quot;<b>주식</b>형 펀드&quot; 1&lt;2 &amp; R&amp;D',
      originallink: 'http://www.press.example/1',
      link: 'https://n.news.naver.com/mnews/article/001/1',
      description: '<b>주식</b> 이야기',
      pubDate: 'Mon, 23 Nov 2026 09:30:00 +0900',
    };
    const body = JSON.stringify({
      lastBuildDate: 'Mon, 23 Nov 2026 10:00:00 +0900',
      ...{ total: 1, start: 1, display: 1, items: [item] },
    });
    expect(await valueOf('portal-news', { query: '주식' }, body)).toMatchObject({
      total: 1,
      items: [
        {
          title: '"주식형 펀드" 1<2 & R&D',
          titleParts: [
            { text: '"', isMatch: false },
            { text: '주식', isMatch: true },
            { text: '형 펀드" 1<2 & R&D', isMatch: false },
          ],
          publishedAt: '2026-11-23T00:30:00.000Z',
        },
      ],
    });
  });
});

const sale = (names: readonly string[]) =>
  ['래미안', ' 대치동', '84.97', '12', '2015', '2026', '10', '3', ' 235,000', '11680']
    .map((value, at) => `<${names[at] ?? ''}>${value}</${names[at] ?? ''}>`)
    .join('');
const newNames =
  'aptNm umdNm excluUseAr floor buildYear dealYear dealMonth dealDay dealAmount sggCd'.split(' ');
const oldNames = '아파트 법정동 전용면적 층 건축년도 년 월 일 거래금액 지역코드'.split(' ');
const page = (code: string, items: string, count: number) =>
  `<?xml version="1.0" encoding="UTF-8"?><response><header><resultCode>${code}</resultCode><resultMsg>OK</resultMsg></header><body>${items}<numOfRows>10</numOfRows><pageNo>1</pageNo><totalCount>${count}</totalCount></body></response>`;

describe('the sales of apartments', () => {
  it.each([
    ['the new names', newNames],
    ['the old Korean names', oldNames],
  ])('by %s are read, a single row as a list', async (_, names) => {
    const body = page('00', `<items><item>${sale(names)}</item></items>`, 1);
    expect(await valueOf('real-estate', { region: '서울' }, body)).toMatchObject({
      basis: 'apartments',
      totalCount: 1,
      items: [
        {
          ...{ 아파트: '래미안', 법정동: '대치동', 전용면적: '84.97', 층: '12' },
          ...{ 건축년도: '2015', 년: '2026', 월: '10', 일: '3' },
          ...{ 거래금액: '235000', 지역코드: '11680', 해제: false },
        },
      ],
    });
  });

  it.each(['0', '00', '000', '0000'])(
    'sales with the code %s are read as a success',
    async (code) => {
      const item = `<item>${sale(newNames)}</item>`;
      const body = page(code, `<items>${item}${item}</items>`, 2);
      const found = await valueOf('real-estate', { region: '서울' }, body);
      expect((found as { items: unknown[] }).items).toHaveLength(2);
    },
  );

  it.each([
    ['an empty element', page('00', '<items/>', 0)],
    ['an empty element with an end', page('000', '<items></items>', 0)],
    ['the code for nothing', page('03', '', 0)],
    [
      'an empty text in JSON',
      '{"response":{"header":{"resultCode":"00"},"body":{"items":"","totalCount":0}}}',
    ],
  ])('the list of sales is empty for %s', async (_, body) => {
    const found = await valueOf('real-estate', { region: '서울' }, body);
    expect(found).toMatchObject({ items: [], totalCount: 0 });
  });
});

describe('the rounds of auctions', () => {
  it('are read by the names of the new service, with null for secret fields', async () => {
    const item = {
      ...{ cltrMngNo: '2026-0001-000001', onbidCltrNm: '서울특별시 강남구 대치동 1' },
      ...{ lowstBidPrcIndctCont: '비공개', apslEvlAmt: 1_250_000_000, pbctStatNm: '유찰' },
    };
    const header = { resultCode: '00', resultMsg: 'NORMAL SERVICE.' };
    const body = JSON.stringify({ header, body: { items: { item }, totalCount: 1 } });
    expect(await valueOf('real-estate', { type: 'bid', region: '서울' }, body)).toMatchObject({
      basis: 'onbidResults',
      items: [
        {
          아파트: '서울특별시 강남구 대치동 1',
          최저입찰가: null,
          감정가: '125000',
          상태: '유찰',
          거래금액: null,
          낙찰가: null,
        },
      ],
    });
  });

  it('have the winning price in 만원, and a state if only its code is given', async () => {
    const item = { onbidCltrNm: '대치동 1', pbctStatCd: '0010', scsbidAmt: '980,000,000' };
    const header = { resultCode: '00' };
    const body = JSON.stringify({ header, body: { items: { item }, totalCount: 1 } });
    expect(await valueOf('real-estate', { type: 'bid', region: '서울' }, body)).toMatchObject({
      items: [{ 상태: '낙찰', 낙찰가: '98000', 거래금액: '98000' }],
    });
  });
});
