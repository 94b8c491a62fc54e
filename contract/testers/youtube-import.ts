import { DAY, seoulDayStart } from '../rules/site/time';
import { testerTexts } from '../testerTexts';
import { categoryChoices, maxResultsChoices, regionChoices, videoTypeChoices } from './choices';
import { multi, number, pageToken, select, text } from './params';
import { youtubeRequest } from './request';
import { listOf, noneUnused, rule } from './rules';
import { ASKED_AT_ONCE, slicePlace } from './slices';
import type { Tester, TesterValues, UpstreamRequest } from './types';

/** How many videos or channels an import or collection saves at a time. */
export const IMPORT_PAGE = 10;

/** Videos shorter than this are shorts, s. Source: docs/product/rules.md#data-tools. */
export const SHORTS_BELOW = 60;

const isoOf = (moment: number) => new Date(moment).toISOString().replace('.000Z', 'Z');

/**
 * The first search of an import: the uploads of one day in Korea, most viewed first. YouTube takes
 * one category; with several, the results are filtered afterwards.
 */
export function importSearch(values: TesterValues): UpstreamRequest {
  // Without a day the request is only shown, not sent.
  const begin = seoulDayStart(values.date ?? '');
  const categories = listOf(values, 'categoryId');
  return youtubeRequest('search', {
    part: 'snippet',
    type: 'video',
    order: 'viewCount',
    regionCode: values.region ?? '',
    publishedAfter: begin === null ? '' : isoOf(begin),
    publishedBefore: begin === null ? '' : isoOf(begin + DAY),
    q: values.q ?? '',
    videoCategoryId: categories.length === 1 ? (categories[0] ?? '') : '',
    // YouTube's shortest class goes up to four minutes; longer videos are filtered out afterwards.
    videoDuration: values.videoType === 'shorts' ? 'short' : '',
    safeSearch: 'moderate',
    maxResults: String(ASKED_AT_ONCE),
    pageToken: slicePlace(values).token,
  });
}

/** Details of found videos. @param ids separated by commas */
export const videoDetails = (ids: string): UpstreamRequest =>
  youtubeRequest('videos', { part: 'snippet,contentDetails,statistics', id: ids });

/** Channels of found videos; by default a page has five. @param ids separated by commas */
export const channelDetails = (ids: string): UpstreamRequest =>
  youtubeRequest('channels', { part: 'snippet,statistics', id: ids, maxResults: '50' });

/** The extra cost of continuing a run late. */
export const AFTER_TEN_MINUTES =
  '받은 응답은 10분 동안 저장되므로, 그보다 늦게 이어서 실행하면 할당량을 한 번 더 씁니다.';

const least = { initial: '0', problem: testerTexts.importLeast };

/** The fewest subscribers or views that a result needs. */
export const leastParams = [
  number('minSubscribers', '최소 구독자 수', 0, 1_000_000_000, least),
  number('minViews', '최소 조회수', 0, 1_000_000_000_000, least),
];

export const youtubeImport: Tester = {
  id: 'youtube-import',
  path: 'youtube-api',
  group: 'youtube',
  label: 'YouTube 영상 가져오기',
  intro: '지역과 기준일로 영상을 찾아 검토 대기 글로 저장합니다.',
  call: 'importVideos',
  resource: null,
  params: [
    select('region', '지역', regionChoices, { initial: 'KR', required: testerTexts.importRegion }),
    {
      kind: 'date',
      name: 'date',
      label: '기준일',
      help: '이날 하루 동안 올라온 영상을 찾습니다(한국 시간).',
      initial: 'yesterday',
      required: testerTexts.importDate,
      problem: testerTexts.date,
    },
    number('maxResults', '최대 개수', 1, 50, {
      initial: '10',
      problem: testerTexts.importMax,
      suggestions: maxResultsChoices(50),
    }),
    multi('categoryId', '카테고리', categoryChoices, {
      help: '여러 개를 선택하면 찾은 영상 가운데 해당하는 것만 남깁니다.',
    }),
    text('q', '검색어', { max: 200 }),
    select('videoType', '영상 유형', videoTypeChoices, {
      initial: 'all',
      help: '60초 미만이면 쇼츠로 봅니다(길이 기준 추정).',
    }),
    ...leastParams,
    { ...pageToken, isOwn: true },
    {
      kind: 'secret',
      name: 'key',
      label: 'API 키 (선택)',
      help: '이번 호출에만 사용하며 저장하지 않습니다. 비워 두면 서버의 키를 사용합니다.',
      max: 200,
      problem: testerTexts.long,
      isOwn: true,
    },
  ],
  rules: [
    rule(
      ['date'],
      testerTexts.importDateFuture,
      ({ date = '' }) => (seoulDayStart(date) ?? 0) > Date.now(),
    ),
  ],
  constraints: [
    testerTexts.importMax,
    '가져온 영상은 검토 대기 상태로 저장되며, 확정해야 공개됩니다.',
    '이미 저장한 영상은 건너뜁니다.',
    '설명은 800자까지만 저장합니다.',
    `YouTube에는 ${ASKED_AT_ONCE}개까지 한 번에 요청하고 ${IMPORT_PAGE}개씩 나누어 저장합니다. ${ASKED_AT_ONCE}개까지는 검색 전용 할당량(하루 100회) 1회와 일반 할당량 1단위를 쓰며, 최소 구독자 수를 정하면 1단위를 더 씁니다.`,
    AFTER_TEN_MINUTES,
    testerTexts.youtubeQuota,
  ],
  unused: noneUnused,
  prepare: (values) => ({ values, notices: [] }),
  requests: (values) => [
    importSearch(values),
    videoDetails('{찾은 동영상 id}'),
    ...(Number(values.minSubscribers ?? 0) > 0 ? [channelDetails('{찾은 채널 id}')] : []),
  ],
  result: 'importedVideos',
  canSave: false,
  pageSize: IMPORT_PAGE,
};
