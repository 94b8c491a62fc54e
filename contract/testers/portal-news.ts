import { formatNumber } from '../rules/text/counts';
import { quotas } from '../rules/rankings/quota';
import { testerTexts } from '../testerTexts';
import { number, select, text } from './params';
import { addressOf } from './request';
import { noneUnused, rule } from './rules';
import type { Provider, Tester, TesterValues, UpstreamRequest } from './types';

const places: Record<'naver' | 'naverHub', string> = {
  naver: 'https://openapi.naver.com/v1/search/news.json',
  naverHub: 'https://naverapihub.apigw.ntruss.com/search/v1/news?format=json',
};

/** Naver's search of news, at its old or its new address. */
export function naverRequest(
  values: TesterValues,
  provider: Extract<Provider, 'naver' | 'naverHub'> = 'naverHub',
): UpstreamRequest {
  return {
    provider,
    url: addressOf(places[provider], values),
    cost: { quota: 'naver', units: 1 },
  };
}

const displays = ['5', '10', '20', '50'];

export const portalNews: Tester = {
  id: 'portal-news',
  path: 'naver-news',
  group: 'data',
  label: '네이버 뉴스 검색',
  intro: '네이버에서 뉴스를 검색합니다.',
  call: 'searchPortalNews',
  resource: null,
  params: [
    text('query', '검색어', { initial: '주식', required: testerTexts.naverQuery, max: 200 }),
    number('display', '표시 개수', 1, 100, {
      initial: '10',
      problem: testerTexts.naverDisplay,
      suggestions: displays.map((count) => ({ value: count, label: `${count}건` })),
    }),
    number('start', '시작 위치', 1, 1000, {
      initial: '1',
      problem: testerTexts.naverStart,
      counts: 'items',
    }),
    select(
      'sort',
      '정렬',
      [
        { value: 'date', label: '날짜순' },
        { value: 'sim', label: '정확도순' },
      ],
      { initial: 'date' },
    ),
  ],
  rules: [rule(['query'], testerTexts.naverShort, ({ query = '' }) => [...query].length === 1)],
  constraints: [
    testerTexts.naverShort,
    '한 번에 최대 100건까지 조회할 수 있습니다.',
    testerTexts.naverDisplay,
    testerTexts.naverStart,
    `하루 호출 한도는 ${formatNumber(quotas.naver.limit)}회입니다.`,
  ],
  unused: noneUnused,
  prepare: (values) => ({ values, notices: [] }),
  requests: (values, options) => [naverRequest(values, options?.naver)],
  result: 'portalNews',
  canSave: false,
};
