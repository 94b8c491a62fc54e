import { endpoints } from '@contract/endpoints';
import type { Endpoint, Output } from '@contract/endpoints/define';
import type { Article } from '@contract/models/tools';
import { quotas, type QuotaName } from '@contract/rules/rankings/quota';
import type { Provider } from '@contract/testers/types';
import { toolTexts, upstreamTexts } from '@contract/texts';
import { getResponse, http, type RequestHandler } from 'msw';
import { handlers } from '../handlers';
import { on, TROUBLE_HEADER } from '../http/handle';
import { successResponse } from '../http/respond';
import type { Trouble } from '../upstream';
import { answering, failing, never, offline, slow } from './build';

const { importVideos, importVideosByPost, collectChannels, callYoutube, searchYoutube } = endpoints;
const { callNews, listStockNews, searchPortalNews, findRealEstate } = endpoints;
const { getQuotas, listToolCalls } = endpoints;

const SLOW = 1500;

interface ServiceCalls {
  title: string;
  /** The failing third party. */
  provider: Provider;
  /** Its quotas. */
  quotas: readonly QuotaName[];
  calls: readonly Endpoint[];
}

/** The calls that ask each third party. */
const services = {
  youtube: {
    title: 'YouTube',
    provider: 'youtube',
    quotas: ['youtube.units', 'youtube.search'],
    calls: [importVideos, importVideosByPost, collectChannels, callYoutube, searchYoutube],
  },
  news: {
    title: 'NewsAPI',
    provider: 'newsapi',
    quotas: ['newsapi'],
    calls: [callNews, listStockNews],
  },
  naver: {
    title: '네이버 뉴스',
    provider: 'naver',
    quotas: ['naver'],
    calls: [searchPortalNews],
  },
  estate: {
    title: '부동산 공공데이터',
    provider: 'dataGoKr',
    quotas: ['onbid', 'apartments'],
    calls: [findRealEstate],
  },
} as const satisfies Record<string, ServiceCalls>;
type ServiceName = keyof typeof services;

/** Possible failures of a third party. */
const troubles = {
  slow: { title: '응답이 느림', trouble: 'slow' },
  failed: { title: '서버 오류', trouble: 'failing' },
  unreachable: { title: '연결할 수 없음', trouble: 'refused' },
  timeout: { title: '응답이 없음', trouble: 'hanging' },
  html: { title: 'JSON 대신 HTML을 보냄', trouble: 'html' },
  cut: { title: '잘린 응답을 보냄', trouble: 'cut' },
  limited: { title: '요청이 너무 잦다고 거절함', trouble: 'limited' },
  quota: { title: '호출량을 모두 씀', trouble: 'quota' },
  wrongKey: { title: 'API 키가 틀림', trouble: 'badKey' },
} as const satisfies Record<string, { title: string; trouble: Trouble }>;
type TroubleName = keyof typeof troubles;

/** Calls that are answered as usual while their third party fails. */
function troubling({ provider, calls }: ServiceCalls, trouble: Trouble): RequestHandler[] {
  return calls.map((endpoint) =>
    http.all(on(endpoint), ({ request }) => {
      const headers = new Headers(request.headers);
      headers.set(TROUBLE_HEADER, `${provider} ${trouble}`);
      return getResponse(handlers, new Request(request.clone(), { headers }));
    }),
  );
}

/** The quotas after a third party has reported them as used up, until they reset. */
function usedUp({ quotas, calls }: ServiceCalls): RequestHandler[] {
  let isSaid = false;
  const says = calls.map((endpoint) =>
    http.all(on(endpoint), () => {
      isSaid = true;
    }),
  );
  const shows = http.all(on(getQuotas), async ({ request }) => {
    if (!isSaid) return undefined;
    const response = await getResponse(handlers, request.clone());
    if (!response?.ok) return response;
    const body = (await response.json()) as Output<typeof getQuotas>;
    const quotasNow = body.quotas.map((state) =>
      quotas.includes(state.quota) ? { ...state, used: state.limit } : state,
    );
    return successResponse(getQuotas, { ...body, quotas: quotasNow }, {});
  });
  return [...says, shows];
}

interface Scenario {
  title: string;
  handlers: () => RequestHandler[];
}

const inTrouble = (service: ServiceName, trouble: TroubleName): Scenario => ({
  title: `${services[service].title}: ${troubles[trouble].title}`,
  handlers: () => [
    ...(trouble === 'quota' ? usedUp(services[service]) : []),
    ...troubling(services[service], troubles[trouble].trouble),
  ],
});

const askingCalls: Endpoint[] = Object.values(services).flatMap(({ calls }) => [...calls]);
const notFound = (title: string, message: string): Scenario => ({
  title,
  handlers: () => [failing(callYoutube, 'NOT_FOUND', { message })],
});

const article = (title: string, at: number): Article => ({
  source: { id: null, name: 'press.example' },
  author: null,
  title,
  description: null,
  url: `https://press.example/articles/${at}`,
  urlToImage: null,
  publishedAt: new Date(Date.now() - at * 3_600_000).toISOString(),
  content: null,
});

const portalTitles = [
  '코스피 반등에 증권주 강세',
  '증권사 목표주가 상향…코스피 기대감',
  '코스닥 하락, 외국인 매도에 코스피만 상승',
];

function stockNews(articles: Article[], basis: 'newsapi' | 'naver') {
  const { limit } = quotas.newsapi;
  const resetsAt = new Date(Date.now() + 3_600_000).toISOString();
  const spent = { quota: 'newsapi' as const, used: 1, limit, resetsAt, cost: 1 };
  return answering(listStockNews, {
    success: true,
    message: toolTexts.found(articles.length),
    ...{ articles, total: articles.length, basis },
    ...{ quota: spent, quotas: [spent], source: 'simulated', cachedAt: null },
    notices: basis === 'naver' ? [toolTexts.stockFromPortal] : [],
  });
}

/** Rare states of the data tools. The names are written in full, so that a search finds them. */
export const toolScenarios = {
  'youtube.slow': inTrouble('youtube', 'slow'),
  'youtube.failed': inTrouble('youtube', 'failed'),
  'youtube.unreachable': inTrouble('youtube', 'unreachable'),
  'youtube.timeout': inTrouble('youtube', 'timeout'),
  'youtube.html': inTrouble('youtube', 'html'),
  'youtube.cut': inTrouble('youtube', 'cut'),
  'youtube.limited': inTrouble('youtube', 'limited'),
  'youtube.quota': inTrouble('youtube', 'quota'),
  'youtube.wrongKey': inTrouble('youtube', 'wrongKey'),
  'news.slow': inTrouble('news', 'slow'),
  'news.failed': inTrouble('news', 'failed'),
  'news.unreachable': inTrouble('news', 'unreachable'),
  'news.timeout': inTrouble('news', 'timeout'),
  'news.html': inTrouble('news', 'html'),
  'news.cut': inTrouble('news', 'cut'),
  'news.limited': inTrouble('news', 'limited'),
  'news.quota': inTrouble('news', 'quota'),
  'news.wrongKey': inTrouble('news', 'wrongKey'),
  'naver.slow': inTrouble('naver', 'slow'),
  'naver.failed': inTrouble('naver', 'failed'),
  'naver.unreachable': inTrouble('naver', 'unreachable'),
  'naver.timeout': inTrouble('naver', 'timeout'),
  'naver.html': inTrouble('naver', 'html'),
  'naver.cut': inTrouble('naver', 'cut'),
  'naver.limited': inTrouble('naver', 'limited'),
  'naver.quota': inTrouble('naver', 'quota'),
  'naver.wrongKey': inTrouble('naver', 'wrongKey'),
  'estate.slow': inTrouble('estate', 'slow'),
  'estate.failed': inTrouble('estate', 'failed'),
  'estate.unreachable': inTrouble('estate', 'unreachable'),
  'estate.timeout': inTrouble('estate', 'timeout'),
  'estate.html': inTrouble('estate', 'html'),
  'estate.cut': inTrouble('estate', 'cut'),
  'estate.limited': inTrouble('estate', 'limited'),
  'estate.quota': inTrouble('estate', 'quota'),
  'estate.wrongKey': inTrouble('estate', 'wrongKey'),
  'youtube.comments': notFound('댓글이 사용 중지된 동영상', upstreamTexts.comments),
  'youtube.notFound': notFound('YouTube에 요청한 항목이 없음', upstreamTexts.notFound),
  'youtube.chart': notFound('인기 차트가 없는 카테고리', upstreamTexts.chart),
  'tools.failed': {
    title: '데이터 도구의 API 호출에 실패함',
    handlers: () => askingCalls.map((endpoint) => failing(endpoint, 'INTERNAL')),
  },
  'tools.offline': {
    title: '데이터 도구를 쓸 때 네트워크가 없음',
    handlers: () => askingCalls.map(offline),
  },
  'tools.running': {
    title: '데이터 도구가 계속 조회 중',
    handlers: () => askingCalls.map(never),
  },
  'tools.historyFailed': {
    title: '데이터 도구의 실행 기록을 불러오지 못함',
    handlers: () => [failing(listToolCalls, 'INTERNAL')],
  },
  'tools.historyLoading': {
    title: '데이터 도구의 실행 기록을 계속 불러오는 중',
    handlers: () => [never(listToolCalls)],
  },
  'quotas.failed': {
    title: '오늘의 호출량을 불러오지 못함',
    handlers: () => [failing(getQuotas, 'INTERNAL')],
  },
  'stock.failed': {
    title: '분석할 뉴스를 가져오지 못함',
    handlers: () => [failing(listStockNews, 'INTERNAL')],
  },
  'stock.empty': {
    title: '분석할 뉴스가 없음',
    handlers: () => [stockNews([], 'naver')],
  },
  'stock.noKeyword': {
    title: '뉴스에 한글 키워드가 없음',
    handlers: () => [stockNews([article('Markets close higher', 1)], 'newsapi')],
  },
  'stock.portal': {
    title: '네이버 뉴스로 키워드를 분석함',
    handlers: () => [stockNews(portalTitles.map(article), 'naver')],
  },
  'stock.slow': { title: '뉴스 분석이 느림', handlers: () => [slow(listStockNews, SLOW)] },
  'stock.loading': {
    title: '뉴스를 계속 분석하는 중',
    handlers: () => [never(listStockNews)],
  },
} satisfies Record<string, Scenario>;
