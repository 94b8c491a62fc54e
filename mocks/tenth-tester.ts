import { testerTexts } from '@contract/testerTexts';
import { language, part } from '@contract/testers/params';
import { youtubeList } from '@contract/testers/youtube-list';
import type { Service } from './upstream';
import { itemOf } from './upstream/youtube/items';
import { found, youtubeService } from './upstream/youtube/lists';

// Everything that another YouTube list needs. It is not part of the product: tests and a story add
// it to show that nothing else must change.

/** The descriptor of a tenth tester: YouTube's regions. */
export const regionsTester = youtubeList({
  id: 'youtube-regions',
  path: 'youtube-regions-api',
  label: 'YouTube 지역 조회',
  intro: 'YouTube가 쓰는 지역의 목록을 조회합니다(i18nRegions.list).',
  resource: 'i18nRegions',
  params: [part(['snippet'], 'snippet'), { ...language, initial: 'ko' }],
  rules: [],
  constraints: [testerTexts.partNeeded, '지역의 이름은 hl의 언어로 나옵니다.'],
  result: 'videoCategories',
});

const names = { KR: '대한민국', US: '미국' };

/** Its simulation, by the address of the real one. */
export const regionsService: Readonly<Record<string, Service>> = {
  'https://www.googleapis.com/youtube/v3/i18nRegions': youtubeService(regionsTester, (_, parts) =>
    found(Object.entries(names), ([gl, name]) =>
      itemOf('i18nRegion', gl, parts, { snippet: { gl, name } }),
    ),
  ),
};
