import { testerTexts } from '../testerTexts';
import { categoryChoices, chartCategories } from './choices';
import {
  language,
  maxResults,
  multi,
  number,
  pageToken,
  part,
  plainChoices,
  regionCode,
  select,
  text,
} from './params';
import { listOf, needsOneOf, rule } from './rules';
import type { TesterValues } from './types';
import { youtubeList } from './youtube-list';

const ofChart = new Set(['maxResults', 'pageToken', 'regionCode', 'videoCategoryId', 'q']);
const isChart = ({ chart }: TesterValues) => chart === 'mostPopular';
const categoriesOf = (values: TesterValues) => listOf(values, 'videoCategoryId');

export const youtubeVideos = youtubeList({
  id: 'youtube-videos',
  path: 'youtube-videos-api',
  label: 'YouTube 동영상 조회',
  intro: '동영상의 정보를 id나 인기 차트로 조회합니다(videos.list).',
  resource: 'videos',
  params: [
    part(
      [
        'snippet',
        'statistics',
        'contentDetails',
        'status',
        'player',
        'topicDetails',
        'recordingDetails',
        'localizations',
      ],
      'snippet,statistics,contentDetails',
    ),
    select('chart', '차트(chart)', plainChoices('mostPopular'), { initial: 'mostPopular' }),
    text('id', '동영상 id(id)', {
      help: testerTexts.videoIds,
      pattern: /^[\w-]{11}(?:\s*,\s*[\w-]{11}){0,49}$/,
      max: 700,
      problem: testerTexts.videoIds,
    }),
    select('myRating', '내 평가(myRating)', plainChoices('like', 'dislike'), {
      unavailable: testerTexts.oauth,
    }),
    text('q', '검색어(q)', {
      help: 'videos.list에는 검색어가 없어 보내지 않습니다. 검색은 YouTube 검색 조회에서 할 수 있습니다.',
      note: '보내지 않음',
      max: 200,
      isOwn: true,
    }),
    regionCode({ initial: 'KR' }),
    multi('videoCategoryId', '카테고리(videoCategoryId)', categoryChoices),
    maxResults('10'),
    pageToken,
    language,
    number('maxHeight', '플레이어 높이(maxHeight)', 72, 8192),
    number('maxWidth', '플레이어 너비(maxWidth)', 72, 8192),
  ],
  rules: [
    needsOneOf(['id', 'chart', 'myRating'], testerTexts.videosOneOf),
    rule(
      ['id', 'chart'],
      testerTexts.videosIdAndChart,
      (values) => isChart(values) && Boolean(values.id),
    ),
    rule(
      ['q', 'chart'],
      testerTexts.videosChartAndQ,
      (values) => isChart(values) && Boolean(values.q),
    ),
    rule(
      ['videoCategoryId'],
      testerTexts.videosOneCategory,
      (values) => categoriesOf(values).length > 1,
    ),
    rule(
      ['videoCategoryId'],
      testerTexts.videosCategory,
      (values) =>
        isChart(values) && categoriesOf(values).some((id) => !chartCategories.includes(id)),
    ),
  ],
  constraints: [
    testerTexts.videosOneOf,
    testerTexts.videosIdAndChart,
    testerTexts.videosChartAndQ,
    testerTexts.videosCategory,
    testerTexts.videosOneCategory,
    '2025년 7월부터 인기 차트는 음악, 영화, 게임의 인기 급상승만 담습니다.',
    'maxResults와 pageToken은 chart와 함께 쓸 때만 적용됩니다.',
  ],
  // YouTube refuses these together with ids, and categories that have no chart.
  unused: ({ id }, name) =>
    id && ofChart.has(name) ? 'id로 조회할 때는 사용하지 않습니다.' : null,
  result: 'videos',
  canSave: true,
});
