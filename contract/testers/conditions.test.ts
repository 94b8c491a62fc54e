import { describe, expect, it } from 'vitest';
import { shownConditions } from './conditions';

const said = (...given: Parameters<typeof shownConditions>) =>
  shownConditions(...given).map(({ label, value }) => `${label} ${value}`);

describe('the conditions of a batch', () => {
  it('are those of the import’s form, in its order, without what changes nothing', () => {
    const params = {
      ...{ minViews: '5000', q: '고양이', date: '2026-11-22', region: 'KR', categoryId: '10,20' },
      ...{ videoType: 'all', minSubscribers: '0', maxResults: '10', pageToken: '10@' },
    };
    expect(said({ tester: 'youtube-import', params })).toEqual([
      '지역 대한민국',
      '기준일 2026-11-22',
      '카테고리 음악, 게임',
      '검색어 고양이',
      '최소 조회수 5000',
    ]);
  });

  it('of a saved choice use no names of YouTube and show times in Korea', () => {
    const params = {
      ...{ part: 'snippet', q: '요리', regionCode: 'JP', channelId: 'UCabc', type: 'video' },
      publishedAfter: '2026-11-21T15:00:00Z',
    };
    expect(said({ tester: 'youtube-search', params })).toEqual([
      '검색어 요리',
      '지역 일본',
      '이후에 올라온 것 2026-11-22 00:00',
      '채널 id UCabc',
    ]);
  });

  it('without a tool come from the parameters alone, without unknown ones', () => {
    const params = { q: '여행', nothing: 'x', playlistId: 'PL1' };
    expect(said({ tester: null, params })).toEqual(['검색어 여행', '재생목록 id PL1']);
    expect(said({ tester: 'gone', params: { region: 'KR' } })).toEqual(['지역 대한민국']);
  });
});
