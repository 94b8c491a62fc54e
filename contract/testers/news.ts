import { halfQuotas, quotas } from '../rules/rankings/quota';
import { testerTexts } from '../testerTexts';
import { countryChoices, newsCategoryChoices } from './choices';
import { number, select, text } from './params';
import { addressOf } from './request';
import { needsOneOf, rule, usedValues } from './rules';
import type { Prepared, Tester, TesterValues } from './types';

/** The number of results per search that a developer account may see: `page` times `pageSize`. */
export const RESULTS_MOST = 100;

const pageSizes = Array.from({ length: 10 }, (_, at) => String((at + 1) * 10));

const taken: Record<string, readonly string[]> = {
  'top-headlines': ['country', 'category', 'q', 'pageSize', 'page'],
  everything: ['q', 'sortBy', 'pageSize', 'page'],
};

const headlines = needsOneOf(['country', 'category', 'q'], testerTexts.newsHeadlinesNeed);

const isEverything = ({ endpoint }: TesterValues) => endpoint === 'everything';

function unused(values: TesterValues, name: string): string | null {
  const endpoint = isEverything(values) ? 'everything' : 'top-headlines';
  if (name === 'endpoint' || taken[endpoint]?.includes(name)) return null;
  return isEverything(values)
    ? '전체 검색에서는 사용하지 않습니다.'
    : '주요 뉴스에서는 사용하지 않습니다.';
}

// Sends only parameters that the endpoint accepts, and only pages that the plan includes.
function prepare(values: TesterValues): Prepared {
  const endpoint = isEverything(values) ? 'everything' : 'top-headlines';
  const sent: Record<string, string> = { ...usedValues({ unused }, values), endpoint };
  const pageSize = Number(values.pageSize ?? 20);
  const last = Math.max(1, Math.floor(RESULTS_MOST / pageSize));
  if (Number(values.page ?? 1) <= last) return { values: sent, notices: [] };
  return {
    values: { ...sent, page: String(last) },
    notices: [
      `개발자 요금제는 결과를 ${RESULTS_MOST}건까지만 보여주므로 ${last}페이지를 조회했습니다.`,
    ],
  };
}

export const news: Tester = {
  id: 'news',
  path: 'news-api',
  group: 'data',
  label: '뉴스 API 테스터',
  intro: '15만 개 이상의 출처, 14개 언어, 55개 국가',
  call: 'callNews',
  resource: null,
  params: [
    select(
      'endpoint',
      '엔드포인트',
      [
        { value: 'top-headlines', label: '주요 뉴스(top-headlines)' },
        { value: 'everything', label: '전체 검색(everything)' },
      ],
      { initial: 'top-headlines', isOwn: true },
    ),
    select('country', '국가', countryChoices, { initial: 'us' }),
    select('category', '카테고리', newsCategoryChoices),
    text('q', '검색어', { max: 200 }),
    select(
      'sortBy',
      '정렬',
      [
        { value: 'publishedAt', label: '최신순' },
        { value: 'relevancy', label: '관련도순' },
        { value: 'popularity', label: '인기순' },
      ],
      { initial: 'publishedAt' },
    ),
    select(
      'pageSize',
      '페이지 크기',
      pageSizes.map((size) => ({ value: size, label: `${size}건` })),
      {
        initial: '20',
      },
    ),
    number('page', '페이지', 1, 10, {
      initial: '1',
      problem: testerTexts.newsPage,
      counts: 'pages',
    }),
  ],
  rules: [
    rule(['q'], testerTexts.newsNeeds, (values) => isEverything(values) && !values.q),
    rule(
      headlines.names,
      headlines.text,
      (values) => !isEverything(values) && headlines.isBroken(values),
    ),
  ],
  constraints: [
    '주요 뉴스는 국가와 카테고리를, 전체 검색은 정렬을 사용합니다.',
    testerTexts.newsHeadlinesNeed,
    `무료 요금제: 하루 ${quotas.newsapi.limit}회, 12시간에 ${halfQuotas().newsapi ?? 0}회 (요금제에 따라 다름, 설정: NEWSAPI_DAILY_LIMIT)`,
    '2024년부터 대한민국, 일본, 중국의 주요 뉴스는 비어 있을 수 있습니다.',
    testerTexts.newsPage,
  ],
  unused,
  prepare,
  requests: (values) => {
    const { endpoint = 'top-headlines', ...sent } = prepare(values).values;
    const url = addressOf(`https://newsapi.org/v2/${endpoint}`, sent);
    return [{ provider: 'newsapi', url, cost: { quota: 'newsapi', units: 1 } }];
  },
  result: 'articles',
  canSave: false,
};

/** The call that provides the stock keywords. */
export const stockNewsValues: TesterValues = {
  endpoint: 'top-headlines',
  country: 'kr',
  category: 'business',
  pageSize: '100',
  page: '1',
};
