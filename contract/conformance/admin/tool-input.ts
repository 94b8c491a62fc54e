import { describe, expect, it } from 'vitest';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** Input of the data tools: as documented, without the forms' initial values. */
export function toolInputSuite(start: StartSubject): void {
  describe('a call of a data tool without the form’s initial values', () => {
    const world = useWorld(start);

    it('equals the call of the untouched form, for every tool', async () => {
      const { admin } = world;
      const chart = { endpoint: 'videos', chart: 'mostPopular' };
      const { params } = await admin.ok('callYoutube', { query: chart });
      expect(params).toMatchObject({
        ...{ part: 'snippet,statistics,contentDetails', regionCode: 'KR', maxResults: '10' },
      });
      expect((await admin.ok('callYoutube', { query: { endpoint: 'videos' } })).params).toEqual(
        params,
      );
      const { params: found } = await admin.ok('searchYoutube', { query: { q: '고양이' } });
      expect(found).toMatchObject({ part: 'snippet', maxResults: '10', safeSearch: 'moderate' });
      const categories = { endpoint: 'videoCategories' };
      expect((await admin.ok('callYoutube', { query: categories })).params).toEqual({
        ...{ part: 'snippet', regionCode: 'KR', hl: 'ko' },
      });
      expect((await admin.ok('callNews')).params).toMatchObject({ country: 'us', page: '1' });
      expect(await admin.ok('searchPortalNews')).toMatchObject({ query: '주식' });
      const estate = await admin.ok('findRealEstate');
      expect(estate).toMatchObject({ region: '서울', type: 'auction', notices: [] });
      expect(estate.result.response.body.items.item[0]?.아파트).toContain('서울');
      const imported = await admin.ok('importVideos', { query: { maxResults: 1 } });
      expect(imported).toMatchObject({ region: 'KR', processedCount: 1 });
    });

    it('gives a list of ids no initial values of charts', async () => {
      const query = { endpoint: 'videos', id: 'aqz-KE-bpKQ' };
      const { params, notices } = await world.admin.ok('callYoutube', { query });
      expect(params).toEqual({ part: 'snippet,statistics,contentDetails', id: 'aqz-KE-bpKQ' });
      expect(notices).toEqual([]);
    });

    it.each([{}, { dataSource: 'all' }])(
      'collects the channels with the most subscribers in Korea: %o',
      async (query) => {
        const { region, channels } = await world.admin.ok('collectChannels', { query });
        expect(region).toBe('KR');
        expect(channels).toHaveLength(10);
        const counts = channels.map(({ subscriberCount }) => subscriberCount ?? -1);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        const more = await world.admin.ok('collectChannels', {
          query: { ...query, maxResults: 50 },
        });
        expect(more.channels.slice(0, 10)).toEqual(channels);
      },
    );

    it('reports unused fields in its answer', async () => {
      const query = { videoCaption: 'none', textFormat: 'html', maxResults: 1 };
      const { notices } = await world.admin.ok('collectChannels', { query });
      expect(notices).toEqual([
        'videoCaption: 전체에서 찾을 때만 사용합니다.',
        'textFormat: 채널 수집에서는 사용하지 않습니다.',
      ]);
      const date = { region: 'KR', date: '2005-04-01', foo: 'x' };
      const imported = await world.admin.ok('importVideosByPost', { body: date });
      expect(imported.notices).toEqual(['foo: 이 호출에 없는 파라미터라 사용하지 않았습니다.']);
      const all = { endpoint: 'everything', q: 'sea', country: 'us' };
      expect((await world.admin.ok('callNews', { query: all })).notices).toEqual([
        'country: 전체 검색에서는 사용하지 않습니다.',
      ]);
    });

    it('accepts codes in any case, like trending and the rankings', async () => {
      const { admin, guest } = world;
      const chart = { endpoint: 'VIDEOS', chart: 'mostpopular', regionCode: 'kr', maxResults: 3 };
      const { params, result } = await admin.ok('callYoutube', { query: chart });
      expect(params).toMatchObject({ chart: 'mostPopular', regionCode: 'KR' });
      expect(result.items).toHaveLength(3);
      expect(await admin.ok('collectChannels', { query: { region: 'jp' } })).toMatchObject({
        region: 'JP',
      });
      const news = { country: 'US', category: 'Business' };
      expect((await admin.ok('callNews', { query: news })).params).toMatchObject({
        ...{ country: 'us', category: 'business' },
      });
      expect(await guest.ok('getTrending', { query: { region: 'us' } })).toMatchObject({
        region: 'US',
      });
      const lists = [
        [
          { region: 'kr', period: 'Month' },
          { region: 'KR', period: 'month' },
        ],
        [
          { region: 'all', categoryId: 'ALL', sortBy: 'Likes' },
          { region: 'ALL', sortBy: 'likes' },
        ],
      ];
      for (const [typed, meant] of lists) {
        const { videos } = await guest.ok('rankVideos', { query: meant ?? {} });
        expect((await guest.ok('rankVideos', { query: typed ?? {} })).videos).toEqual(videos);
      }
      const typed = { country: 'us', category: 'Music', sortBy: 'Views' };
      const meant = { country: 'US', category: 'music', sortBy: 'views' };
      for (const name of ['rankChannels', 'listNewChannels'] as const) {
        const { channels } = await guest.ok(name, { query: meant });
        expect((await guest.ok(name, { query: typed })).channels).toEqual(channels);
      }
    });
  });
}
