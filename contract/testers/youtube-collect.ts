import { testerTexts } from '../testerTexts';
import { categoryChoices, maxResultsChoices, regionChoices, videoTypeChoices } from './choices';
import { multi, number, pageToken, plainChoices, select, text } from './params';
import { youtubeRequest } from './request';
import { listOf, rule, usedValues } from './rules';
import { searchFilters } from './search-params';
import { ASKED_AT_ONCE, slicePlace } from './slices';
import { AFTER_TEN_MINUTES, channelDetails, IMPORT_PAGE, leastParams } from './youtube-import';
import type { Tester, TesterValues, UpstreamRequest } from './types';

// Search filters that work when searching for channels: filters of channels, and filters of videos,
// where the channels of the found videos are taken.
const channelFilters = 'order relevanceLanguage safeSearch channelType'.split(' ');
const videoFilters =
  'videoType videoDuration videoDefinition videoCaption videoLicense eventType'.split(' ');
// In addition to the film kinds of a search, the documents list those of the import.
const videoTypes = select('videoType', '영상 유형(videoType)', [
  ...videoTypeChoices,
  ...plainChoices('any', 'episode', 'movie'),
]);
const filters = searchFilters
  .filter(({ name }) => [...channelFilters, ...videoFilters].includes(name))
  .map((param) => (param.name === 'videoType' ? videoTypes : param));
const ofSearch = new Set(['searchKeyword', ...filters.map(({ name }) => name)]);

// The documented call has these, but no way of finding channels uses them.
const never = ['endpoint', 'part', 'textFormat', 'moderationStatus'];
const hidden = [...never, 'chart'].map((name) => text(name, name, { max: 200, isHidden: true }));

const isTrending = ({ dataSource }: TesterValues) => dataSource === 'trending';
const anyVideo = new Set(['', 'any', 'all', 'videos']);
const isOfVideos = (values: TesterValues) =>
  ['categoryId', ...videoFilters].some((name) => !anyVideo.has(values[name] ?? ''));

/** The filters in the form that a search takes; it finds shorts by their length. */
function sentFilters(values: TesterValues): TesterValues {
  const used = usedValues(youtubeCollect, values);
  const sent = filters.map(({ name }): [string, string] => [name, used[name] ?? '']);
  const { videoType = '', ...rest } = Object.fromEntries(sent.filter(([, value]) => value !== ''));
  if (videoType === 'shorts') return { videoDuration: 'short', ...rest };
  return anyVideo.has(videoType) ? rest : { ...rest, videoType };
}

/** The request that finds channels: the popular videos of a region, or a search. */
export function channelSearch(values: TesterValues): UpstreamRequest {
  const { region = '', searchKeyword = '' } = values;
  const [category = ''] = listOf(values, 'categoryId');
  const paging = { maxResults: String(ASKED_AT_ONCE), pageToken: slicePlace(values).token };
  if (isTrending(values)) {
    return youtubeRequest('videos', {
      part: 'snippet',
      chart: 'mostPopular',
      regionCode: region,
      videoCategoryId: category,
      ...paging,
    });
  }
  return youtubeRequest('search', {
    part: 'snippet',
    // Without a search term, sorting by relevance has no meaning.
    ...(searchKeyword === '' ? { order: 'viewCount' } : {}),
    ...sentFilters(values),
    type: isOfVideos(values) ? 'video' : 'channel',
    videoCategoryId: category,
    regionCode: region,
    q: searchKeyword,
    ...paging,
  });
}

/** The counts that channels are sorted by. */
interface CountedChannel {
  subscriberCount: number | null;
  viewCount: number;
}

const orders: Record<string, (channel: CountedChannel) => number> = {
  subscribers: ({ subscriberCount }) => subscriberCount ?? -1,
  views: ({ viewCount }) => viewCount,
};

/** Collected channels in the chosen order; without a choice, in the order of the results. */
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
      { initial: 'subscribers' },
    ),
    ...filters,
    ...hidden,
    { ...pageToken, isOwn: true },
  ],
  rules: [
    rule(
      ['categoryId'],
      testerTexts.videosOneCategory,
      (values) => listOf(values, 'categoryId').length > 1,
    ),
  ],
  constraints: [
    testerTexts.importMax,
    `YouTube에는 ${ASKED_AT_ONCE}개까지 한 번에 요청하고 ${IMPORT_PAGE}개씩 나누어 저장합니다. 그때마다 인기 급상승은 2단위, 전체는 검색 전용 할당량 1회와 1단위를 씁니다.`,
    AFTER_TEN_MINUTES,
    testerTexts.youtubeQuota,
    '전체에서 카테고리나 video로 시작하는 조건을 쓰면 동영상을 찾아 그 채널을 모읍니다.',
    '구독자 수를 공개하지 않는 채널은 최소 구독자 수를 정하면 빠집니다.',
  ],
  unused: (values, name) => {
    if (never.includes(name)) return '채널 수집에서는 사용하지 않습니다.';
    if (isTrending(values)) return ofSearch.has(name) ? '전체에서 찾을 때만 사용합니다.' : null;
    if (name === 'chart') return '인기 급상승에서만 사용합니다.';
    if (name === 'videoType' && values.videoType === 'videos') {
      return '채널 수집에서는 일반 동영상만 가려낼 수 없습니다.';
    }
    const isOfOthers = name === 'channelType' && isOfVideos(values);
    return isOfOthers ? '동영상 조건과 함께 사용할 수 없습니다.' : null;
  },
  prepare: (values) => ({ values: usedValues(youtubeCollect, values), notices: [] }),
  requests: (values) => [channelSearch(values), channelDetails('{찾은 채널 id}')],
  result: 'collectedChannels',
  canSave: false,
  pageSize: IMPORT_PAGE,
};
