import { seoulDay } from '../rules/site/time';
import { describe, expect, it } from 'vitest';
import { testerTexts } from '../testerTexts';
import {
  checkTester,
  cleanValues,
  expectedCost,
  initialValues,
  rejectedChange,
  withoutSecrets,
} from './check';
import { testerOf, testers } from './index';
import { curlOf, fetchOf, shownRequest } from './request';
import type { Tester, TesterValues } from './types';

const NOW = Date.parse('2026-11-22T16:00:00Z');

function tester(id: string): Tester {
  const found = testerOf(id);
  if (!found) throw new Error(`There is no tester ${id}`);
  return found;
}

const textsOf = (id: string, given: Record<string, string>) => {
  const one = tester(id);
  return checkTester(one, cleanValues(one, given)).map(({ message }) => message);
};
const sentBy = (id: string, values: TesterValues) =>
  tester(id)
    .requests(values)
    .map(({ url }) => new URL(url));

describe('the testers', () => {
  it('are nine of YouTube and three of other services, each with its own id and address', () => {
    expect(testers.filter(({ group }) => group === 'youtube')).toHaveLength(9);
    expect(testers).toHaveLength(12);
    expect(new Set(testers.map(({ id }) => id)).size).toBe(12);
    expect(testers.map(({ path }) => path)).toEqual([
      'youtube-api',
      'youtube-channels-api',
      'youtube-videos-api',
      'youtube-search-api',
      'youtube-channels-api-test',
      'youtube-playlists-api',
      'youtube-playlist-items-api',
      'youtube-comment-threads-api',
      'youtube-video-categories-api',
      'news-api',
      'naver-news',
      'real-estate-auction',
    ]);
  });

  it.each(testers)('$id name each parameter once and explain themselves', (one) => {
    const names = one.params.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(one.constraints.length).toBeGreaterThan(1);
    for (const { names: marked } of one.rules) {
      for (const name of marked) expect(names).toContain(name);
    }
  });

  it.each(testers)('$id start with values that break no rule of a single parameter', (one) => {
    const values = initialValues(one, NOW);
    const filled = Object.keys(values);
    const issues = checkTester(one, values).filter(({ path }) => filled.includes(path));
    expect(issues).toEqual([]);
    for (const name of filled) expect(rejectedChange(one, name, values)).toBeNull();
    expect(expectedCost(one, values).length).toBeGreaterThan(0);
  });

  it("of YouTube's lists say the day's units in their help, a search its own number", () => {
    for (const { id, group, constraints } of testers) {
      const isCounted = group === 'youtube' && id !== 'youtube-search';
      expect(constraints.includes(testerTexts.youtubeQuota), id).toBe(isCounted);
    }
    expect(tester('youtube-search').constraints.join()).toContain('하루 100회');
  });

  it('start an import with yesterday in Korea, and KR', () => {
    expect(initialValues(tester('youtube-import'), NOW)).toMatchObject({
      region: 'KR',
      date: '2026-11-22',
      maxResults: '10',
    });
  });
});

describe('the values of a tester in checks', () => {
  it('are trimmed, and what is empty or unknown is left out', () => {
    const given = { q: ' 물빛 ', order: ' ', type: ' video, channel,video,', other: 'x' };
    expect(cleanValues(tester('youtube-search'), given)).toEqual({
      q: '물빛',
      type: 'video,channel',
    });
  });

  it('store no secret', () => {
    const values = { region: 'KR', key: 'AIzaSecret' };
    expect(withoutSecrets(tester('youtube-import'), values)).toEqual({ region: 'KR' });
  });
});

describe('a rule of the documents', () => {
  it.each([
    ['youtube-import', {}, testerTexts.importRegion],
    ['youtube-import', { region: 'KR' }, testerTexts.importDate],
    ['youtube-import', { region: 'KR', date: '2026-02-30' }, testerTexts.date],
    ['youtube-import', { maxResults: '51' }, testerTexts.importMax],
    ['youtube-import', { minViews: '-1' }, testerTexts.importLeast],
    ['youtube-videos', { part: 'snippet' }, testerTexts.videosOneOf],
    ['youtube-videos', { id: 'aqz-KE-bpKQ', chart: 'mostPopular' }, testerTexts.videosIdAndChart],
    ['youtube-videos', { chart: 'mostPopular', q: 'x' }, testerTexts.videosChartAndQ],
    ['youtube-videos', { chart: 'mostPopular', videoCategoryId: '19' }, testerTexts.videosCategory],
    [
      'youtube-videos',
      { chart: 'mostPopular', videoCategoryId: '1,2' },
      testerTexts.videosOneCategory,
    ],
    ['youtube-videos', { myRating: 'like' }, testerTexts.oauth],
    ['youtube-search', { order: 'date' }, testerTexts.searchNeeds],
    ['youtube-search', { q: 'x', location: '37.5,127' }, testerTexts.searchLocation],
    ['youtube-search', { q: 'x', maxResults: '51' }, testerTexts.maxOf50],
    ['youtube-channels', {}, testerTexts.channelsOneOf],
    ['youtube-channels', { mine: 'true' }, testerTexts.oauth],
    ['youtube-channels', { id: 'a', forHandle: 'b' }, testerTexts.channelsOnlyOne],
    ['youtube-playlists', {}, testerTexts.playlistsOneOf],
    ['youtube-playlist-items', {}, testerTexts.playlistNeeded],
    ['youtube-playlist-items', { playlistId: 'PL1' }, testerTexts.partNeeded],
    ['youtube-playlist-items', { playlistId: 'PL1', videoId: 'short' }, testerTexts.videoId],
    ['youtube-comment-threads', { videoId: 'short' }, testerTexts.videoId],
    ['youtube-comment-threads', { order: 'time' }, testerTexts.commentsNeed],
    [
      'youtube-comment-threads',
      { videoId: 'aqz-KE-bpKQ', maxResults: '101' },
      testerTexts.maxOf100,
    ],
    ['youtube-video-categories', {}, testerTexts.categoriesNeed],
    ['youtube-video-categories', { id: '45' }, testerTexts.categoryId],
    ['youtube-video-categories', { regionCode: 'KOR' }, testerTexts.regionCode],
    ['youtube-video-categories', { part: 'statistics' }, testerTexts.categoriesPart],
    ['news', { page: '11' }, testerTexts.newsPage],
    ['news', { endpoint: 'everything' }, testerTexts.newsNeeds],
    ['news', { endpoint: 'top-headlines', page: '2' }, testerTexts.newsHeadlinesNeed],
    ['youtube-import', { region: 'KR', date: '2999-01-01' }, testerTexts.importDateFuture],
    ['portal-news', {}, testerTexts.naverQuery],
    ['portal-news', { query: '물' }, testerTexts.naverShort],
    ['portal-news', { query: '물빛', start: '1001' }, testerTexts.naverStart],
    ['portal-news', { query: '물빛', display: '101' }, testerTexts.naverDisplay],
    ['real-estate', { pageNo: '101' }, testerTexts.estatePage],
  ])('of %s says why %o is refused', (id, given, text) => {
    expect(textsOf(id, given)).toContain(text);
  });

  it.each([
    ['youtube-videos', { part: 'snippet', chart: 'mostPopular', videoCategoryId: '10' }],
    ['youtube-videos', { part: 'snippet', id: 'aqz-KE-bpKQ, zhEWqfP6V_w' }],
    ['youtube-search', { part: 'snippet', videoCategoryId: '10' }],
    ['youtube-channels', { part: 'snippet', forHandle: '@mulbit' }],
    ['youtube-comment-threads', { part: 'snippet', videoId: 'aqz-KE-bpKQ', maxResults: '100' }],
    ['youtube-comment-threads', { part: 'snippet', channelId: 'UC1', order: 'time' }],
    ['youtube-video-categories', { part: 'snippet', id: '1,44' }],
    ['news', { endpoint: 'top-headlines', category: 'business' }],
    ['news', { endpoint: 'everything', q: '물빛' }],
    ['youtube-import', { region: 'KR', date: seoulDay(Date.now()) }],
    ['portal-news', { query: '물빛', start: '1000', display: '100' }],
  ])('of %s lets %o pass', (id, given) => {
    expect(textsOf(id, given)).toEqual([]);
  });

  it('rejects a change of the comments that lacks its required filter', () => {
    const one = tester('youtube-comment-threads');
    const rejected = (name: string, values: TesterValues) => rejectedChange(one, name, values);
    expect(rejected('maxResults', { maxResults: '50' })).toBe(testerTexts.commentsNeed);
    expect(rejected('maxResults', { maxResults: '50', videoId: 'aqz-KE-bpKQ' })).toBeNull();
    expect(rejected('maxResults', {})).toBeNull();
  });

  it('accepts emptying a filter of the comments, then what needs it is incomplete', () => {
    const one = tester('youtube-comment-threads');
    expect(rejectedChange(one, 'videoId', { maxResults: '50', order: 'time' })).toBeNull();
    expect(rejectedChange(one, 'order', { maxResults: '50' })).toBeNull();
  });
});

describe('an unused parameter', () => {
  it('names the other choice that makes it unused', () => {
    const news = tester('news');
    expect(news.unused({ endpoint: 'everything' }, 'country')).toContain('전체 검색');
    expect(news.unused({ endpoint: 'top-headlines' }, 'sortBy')).toContain('주요 뉴스');
    expect(news.unused({}, 'country')).toBeNull();
    const collect = tester('youtube-collect');
    expect(collect.unused({ dataSource: 'trending' }, 'searchKeyword')).toContain('전체');
    expect(collect.unused({ dataSource: 'all' }, 'chart')).toContain('인기 급상승');
    expect(collect.unused({ dataSource: 'all' }, 'textFormat')).toContain('채널 수집');
    expect(collect.unused({ dataSource: 'all' }, 'searchKeyword')).toBeNull();
  });
});

describe('the request of a tester', () => {
  it('names what is added for YouTube and sends it', () => {
    const values = { q: '물빛', videoDuration: 'short', part: 'snippet' };
    const { notices } = tester('youtube-search').prepare(values);
    expect(notices).toEqual(['videoDuration을(를) 사용하므로 type=video를 넣었습니다.']);
    const [url] = sentBy('youtube-search', values);
    expect(url?.searchParams.get('type')).toBe('video');
  });

  it('leaves out what YouTube refuses or what is ours', () => {
    const values = { part: 'snippet', id: 'aqz-KE-bpKQ', maxResults: '10', q: 'x' };
    const [url] = sentBy('youtube-videos', values);
    expect([...(url?.searchParams.keys() ?? [])]).toEqual(['part', 'id']);
  });

  it('of an import names its day from midnight to midnight in Korea', () => {
    const [search] = sentBy('youtube-import', { region: 'KR', date: '2026-11-21' });
    expect(search?.searchParams.get('publishedAfter')).toBe('2026-11-20T15:00:00Z');
    expect(search?.searchParams.get('publishedBefore')).toBe('2026-11-21T15:00:00Z');
    expect(search?.searchParams.has('key')).toBe(false);
  });

  it('of an import and of a collection asks for fifty results, however many are handed out', () => {
    const sizeOf = (id: string, values: TesterValues) =>
      sentBy(id, { region: 'KR', ...values })[0]?.searchParams.get('maxResults');
    expect(sizeOf('youtube-import', { maxResults: '10' })).toBe('50');
    expect(sizeOf('youtube-collect', { dataSource: 'all', maxResults: '30' })).toBe('50');
    const [search] = sentBy('youtube-import', { region: 'KR', pageToken: '20@CDIQAA' });
    expect(search?.searchParams.get('pageToken')).toBe('CDIQAA');
    const [first] = sentBy('youtube-import', { region: 'KR', pageToken: '20@' });
    expect(first?.searchParams.has('pageToken')).toBe(false);
  });

  it('sends each news endpoint only accepted parameters, and no page beyond the plan', () => {
    const values = { country: 'us', category: 'business', sortBy: 'popularity', q: 'x' };
    const names = (given: TesterValues) => [
      ...(sentBy('news', given)[0]?.searchParams.keys() ?? []),
    ];
    expect(names({ ...values, endpoint: 'top-headlines' })).toEqual(['country', 'category', 'q']);
    expect(names({ ...values, endpoint: 'everything' })).toEqual(['sortBy', 'q']);
    const prepared = tester('news').prepare({ pageSize: '50', page: '3' });
    expect(prepared.values.page).toBe('2');
    expect(prepared.notices).toHaveLength(1);
  });

  it('shows three asterisks for each key in the address, in curl and in fetch', () => {
    const [youtube] = tester('youtube-search').requests({ q: "it's", part: 'snippet' });
    const [naver] = tester('portal-news').requests({ query: '주식' });
    if (!youtube || !naver) throw new Error('A tester makes no request');
    expect(shownRequest(youtube).url).toMatch(/&key=\*\*\*$/);
    expect(shownRequest(naver).headers).toEqual({
      'X-NCP-APIGW-API-KEY-ID': '***',
      'X-NCP-APIGW-API-KEY': '***',
    });
    expect(curlOf(youtube)).toMatch(
      /^curl 'https:\/\/www\.googleapis\.com\/.*it%27s.*key=\*\*\*'$/,
    );
    expect(curlOf(naver)).toContain("-H 'X-NCP-APIGW-API-KEY: ***'");
    expect(fetchOf(naver)).toContain('"X-NCP-APIGW-API-KEY-ID":"***"');
  });

  it('shows values from an earlier answer or the day in braces', () => {
    const shown = (id: string, values: TesterValues) =>
      tester(id)
        .requests(values)
        .map((request) => shownRequest(request).url);
    expect(shown('youtube-import', { region: 'KR' })[1]).toContain('id={찾은 동영상 id}');
    const auctions = shown('real-estate', { type: 'auction', region: '부산' })[0];
    expect(auctions).toContain('/OnbidRlstListSrvc2/getRlstCltrList2?');
    expect(shown('real-estate', { type: 'bid' })[0]).toContain(
      'cltrTypeCd=0001&opbdDtStart={30일 전}&opbdDtEnd={오늘}',
    );
  });

  it('goes to the addresses that the deployment chose', () => {
    const options = { naver: 'naver', onbidList: 'Service/operation' } as const;
    const shown = (id: string, values: TesterValues) =>
      tester(id)
        .requests(values, options)
        .map((request) => shownRequest(request).url);
    expect(shown('portal-news', { query: '주식' })[0]).toContain('openapi.naver.com');
    expect(shown('real-estate', { type: 'auction' })[0]).toContain('/B010003/Service/operation?');
  });

  it('has the cost of its requests', () => {
    const cost = (id: string, values: TesterValues) => expectedCost(tester(id), values);
    const search = { quota: 'youtube.search', units: 1 };
    const units = (count: number) => ({ quota: 'youtube.units', units: count });
    expect(cost('youtube-search', { q: 'x' })).toEqual([search]);
    expect(cost('youtube-videos', { chart: 'mostPopular' })).toEqual([units(1)]);
    expect(cost('youtube-import', { minSubscribers: '0' })).toEqual([units(1), search]);
    expect(cost('youtube-import', { minSubscribers: '10' })).toEqual([units(2), search]);
    // Each request asks for fifty results, which are handed out in slices.
    expect(cost('youtube-import', { maxResults: '50' })).toEqual([units(1), search]);
    expect(cost('youtube-collect', { dataSource: 'trending' })).toEqual([units(2)]);
    expect(cost('youtube-collect', { dataSource: 'all' })).toEqual([units(1), search]);
    expect(cost('news', {})).toEqual([{ quota: 'newsapi', units: 1 }]);
  });
});
