import { languageCode } from '../rules/text/codes';
import { categoryChoices, durationChoices, safeSearchChoices, searchOrderChoices } from './choices';
import { moment, multi, plainChoices, regionCode, select, text } from './params';
import type { Prepared, TesterParam, TesterValues } from './types';

const anyOr = (...values: string[]) => plainChoices('any', ...values);

/** Search filters that apply only to videos. */
const videoFilters: readonly TesterParam[] = [
  multi('videoCategoryId', '카테고리(videoCategoryId)', categoryChoices),
  select('videoDuration', '길이(videoDuration)', durationChoices, {
    help: 'short 4분 미만 · medium 4~20분 · long 20분 초과',
  }),
  select('videoDefinition', '화질(videoDefinition)', anyOr('high', 'standard')),
  select('videoDimension', '차원(videoDimension)', anyOr('2d', '3d')),
  select('videoCaption', '자막(videoCaption)', anyOr('closedCaption', 'none')),
  select('videoLicense', '라이선스(videoLicense)', anyOr('creativeCommon', 'youtube')),
  select('videoEmbeddable', '퍼가기(videoEmbeddable)', anyOr('true')),
  select('videoSyndicated', '외부 재생(videoSyndicated)', anyOr('true')),
  select('videoType', '영상 종류(videoType)', anyOr('episode', 'movie')),
  select('videoPaidProductPlacement', '유료 광고 포함(videoPaidProductPlacement)', anyOr('true')),
  select('eventType', '방송 상태(eventType)', plainChoices('completed', 'live', 'upcoming')),
];

const videoFilterNames = videoFilters.map(({ name }) => name);

/** The parameters of a search, except its query, parts and paging. */
export const searchFilters: readonly TesterParam[] = [
  multi('type', '결과 종류(type)', plainChoices('video', 'channel', 'playlist')),
  select('order', '정렬(order)', searchOrderChoices),
  regionCode(),
  text('relevanceLanguage', '우선 언어(relevanceLanguage)', {
    help: 'ko, en처럼 언어 코드를 넣습니다.',
    max: 10,
    canonical: languageCode,
  }),
  select('safeSearch', '세이프서치(safeSearch)', safeSearchChoices, {
    initial: 'moderate',
    help: '기본값은 moderate입니다.',
  }),
  moment('publishedAfter', '이후에 올라온 것(publishedAfter)'),
  moment('publishedBefore', '이전에 올라온 것(publishedBefore)'),
  text('channelId', '채널 id(channelId)', { max: 100 }),
  select('channelType', '채널 종류(channelType)', anyOr('show')),
  ...videoFilters,
  text('topicId', '주제 id(topicId)', { max: 100 }),
  text('location', '위치(location)', {
    help: '위도와 경도를 쉼표로 나누어 넣습니다. 예: 37.5665,126.9780',
    max: 60,
    pattern: /^-?\d+(?:\.\d+)?,\s*-?\d+(?:\.\d+)?$/,
    problem: '위도와 경도를 쉼표로 나누어 입력해주세요.',
  }),
  text('locationRadius', '반경(locationRadius)', {
    help: '1500m, 5km처럼 단위까지 넣습니다.',
    max: 20,
    pattern: /^\d+(?:\.\d+)?(?:m|km|ft|mi)$/,
    problem: '1500m, 5km처럼 단위까지 입력해주세요.',
  }),
];

/** Adds `type=video` if a filter applies only to videos: YouTube refuses the filter without it. */
export function withVideoType(values: TesterValues): Prepared {
  const filters = videoFilterNames.filter((name) => (values[name] ?? '') !== '');
  if (filters.length === 0 || values.type === 'video') return { values, notices: [] };
  return {
    values: { ...values, type: 'video' },
    notices: [`${filters.join(', ')}을(를) 사용하므로 type=video를 넣었습니다.`],
  };
}
