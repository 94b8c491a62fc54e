import { testerTexts } from '../testerTexts';
import { categoryChoices, maxResultsChoices, regionChoices } from './choices';
import { multi, number, pageToken, select, text } from './params';
import { youtubeRequest } from './request';
import { listOf, rule } from './rules';
import { searchFilters } from './search-params';
import { ASKED_AT_ONCE, slicePlace } from './slices';
import { AFTER_TEN_MINUTES, channelDetails, IMPORT_PAGE, leastParams } from './youtube-import';
import type { Tester, TesterValues, UpstreamRequest } from './types';

// Those of a search that mean something where channels are sought.
const filterNames = 'order relevanceLanguage safeSearch channelType'.split(' ');
const filters = searchFilters.filter(({ name }) => filterNames.includes(name));
const isTrending = ({ dataSource }: TesterValues) => dataSource === 'trending';
const ofSearch = new Set(['searchKeyword', ...filterNames]);

/** The request that finds channels: the popular videos of a region, or a search. */
export function channelSearch(values: TesterValues): UpstreamRequest {
  const { region = '', searchKeyword = '' } = values;
  const [category = ''] = listOf(values, 'categoryId');
  if (isTrending(values)) {
    return youtubeRequest('videos', {
      part: 'snippet',
      chart: 'mostPopular',
      regionCode: region,
      videoCategoryId: category,
      maxResults: String(ASKED_AT_ONCE),
      pageToken: slicePlace(values).token,
    });
  }
  const sent = filters.map(({ name }): [string, string] => [name, values[name] ?? '']);
  return youtubeRequest('search', {
    part: 'snippet',
    ...Object.fromEntries(sent),
    type: 'channel',
    regionCode: region,
    q: searchKeyword,
    maxResults: String(ASKED_AT_ONCE),
    pageToken: slicePlace(values).token,
  });
}

/** What a channel is put in order by. */
interface CountedChannel {
  subscriberCount: number | null;
  viewCount: number;
}

const orders: Record<string, (channel: CountedChannel) => number> = {
  subscribers: ({ subscriberCount }) => subscriberCount ?? -1,
  views: ({ viewCount }) => viewCount,
};

/** Collected channels in the chosen order; as they were found where none was chosen. */
export function orderChannels<T extends CountedChannel>(
  channels: readonly T[],
  { sortBy = '' }: TesterValues,
): T[] {
  const countOf = orders[sortBy];
  return countOf ? channels.toSorted((a, b) => countOf(b) - countOf(a)) : [...channels];
}

export const youtubeCollect: Tester = {
  id: 'youtube-collect',
  path: 'youtube-channels-api',
  group: 'youtube',
  label: 'YouTube 채널 수집',
  intro: '인기 급상승 영상이나 검색에서 채널을 찾아 채널 테이블에 저장합니다.',
  call: 'collectChannels',
  resource: null,
  params: [
    select(
      'dataSource',
      '찾을 곳',
      [
        { value: 'trending', label: '인기 급상승' },
        { value: 'all', label: '전체' },
      ],
      { initial: 'trending' },
    ),
    select('region', '지역', regionChoices, { initial: 'KR', required: testerTexts.importRegion }),
    number('maxResults', '최대 개수', 1, 50, {
      initial: '10',
      problem: testerTexts.importMax,
      suggestions: maxResultsChoices(50),
    }),
    multi('categoryId', '카테고리', categoryChoices, {
      help: '한 번에 하나만 고를 수 있습니다.',
    }),
    text('searchKeyword', '검색어', { max: 200 }),
    ...leastParams,
    select(
      'sortBy',
      '정렬',
      [
        { value: 'relevance', label: '관련성순' },
        { value: 'subscribers', label: '구독자순' },
        { value: 'views', label: '조회수순' },
      ],
      { initial: 'relevance' },
    ),
    ...filters,
    { ...pageToken, isOwn: true },
  ],
  rules: [
    rule(
      ['searchKeyword'],
      testerTexts.naverQuery,
      ({ dataSource, searchKeyword = '' }) => dataSource === 'all' && searchKeyword === '',
    ),
    rule(
      ['categoryId'],
      testerTexts.videosOneCategory,
      (values) => isTrending(values) && listOf(values, 'categoryId').length > 1,
    ),
  ],
  constraints: [
    testerTexts.importMax,
    `YouTube에는 ${ASKED_AT_ONCE}개까지 한 번에 요청하고 ${IMPORT_PAGE}개씩 나누어 저장합니다. 그때마다 인기 급상승은 2단위, 전체는 검색 전용 할당량 1회와 1단위를 씁니다.`,
    AFTER_TEN_MINUTES,
    testerTexts.youtubeQuota,
    '구독자 수를 공개하지 않는 채널은 최소 구독자 수를 정하면 빠집니다.',
  ],
  unused: (values, name) => {
    if (isTrending(values)) return ofSearch.has(name) ? '전체에서 찾을 때만 사용합니다.' : null;
    return name === 'categoryId' ? '인기 급상승에서만 사용합니다.' : null;
  },
  prepare: (values) => ({ values, notices: [] }),
  requests: (values) => [channelSearch(values), channelDetails('{찾은 채널 id}')],
  result: 'collectedChannels',
  canSave: false,
  pageSize: IMPORT_PAGE,
};
