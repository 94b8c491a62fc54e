import { testerTexts } from '../testerTexts';
import { maxResults, oauthFlag, pageToken, part, text } from './params';
import { listOf, rule, togetherOnly } from './rules';
import { searchFilters, withVideoType } from './search-params';
import { youtubeList } from './youtube-list';

export const youtubeSearch = youtubeList({
  id: 'youtube-search',
  path: 'youtube-search-api',
  label: 'YouTube 검색 조회',
  intro: '동영상, 채널, 재생목록을 검색합니다(search.list).',
  resource: 'search',
  params: [
    part(['snippet'], 'snippet'),
    text('q', '검색어(q)', { max: 200 }),
    maxResults('10'),
    ...searchFilters,
    pageToken,
    oauthFlag('forMine'),
    oauthFlag('forContentOwner'),
    oauthFlag('forDeveloper'),
  ],
  rules: [
    // YouTube itself allows a search without them.
    rule(
      ['q', 'videoCategoryId'],
      testerTexts.searchNeeds,
      (values) => !values.q && !values.videoCategoryId,
    ),
    rule(
      ['videoCategoryId'],
      testerTexts.searchOneCategory,
      (values) => listOf(values, 'videoCategoryId').length > 1,
    ),
    togetherOnly(['location', 'locationRadius'], testerTexts.searchLocation),
  ],
  constraints: [
    testerTexts.searchNeeds,
    testerTexts.maxOf50,
    '검색은 하루 100회까지이며, 한 번에 1회를 씁니다. 다음 페이지도 1회입니다.',
    'video로 시작하는 조건을 쓰면 type=video를 함께 보냅니다.',
    'short 4분 미만 · medium 4~20분 · long 20분 초과',
    'safeSearch의 기본값은 moderate입니다.',
  ],
  prepare: withVideoType,
  result: 'searchResults',
  canSave: true,
});
