import { describe, expect, it } from 'vitest';
import { quotas } from '../rules/quota';
import { errorTexts, testerTexts, upstreamTexts } from '../texts';
import type { EndpointName } from '../endpoints';
import type { Client, Given } from './client';
import { samples } from './samples';
import type { StartSubject } from './subject';
import { useWorld } from './world';

/** The calls that ask a third party, each with an input that no other test asks with. */
const asking: [EndpointName, Given][] = [
  ['importVideos', { query: { region: 'US', date: '2005-02-01' } }],
  ['importVideosByPost', { body: { region: 'GB', date: '2005-02-01' } }],
  ['collectChannels', { query: { region: 'FR', dataSource: 'trending' } }],
  ['callYoutube', { query: { endpoint: 'videos', part: 'status', chart: 'mostPopular' } }],
  ['searchYoutube', { query: { part: 'snippet', q: '아무도 찾지 않은 말' } }],
  ['callNews', { query: { country: 'gb', category: 'health' } }],
  ['searchPortalNews', { query: { query: '새로운 말' } }],
  ['findRealEstate', { query: { region: '강원', pageNo: 3 } }],
  ['listStockNews', {}],
  ['recordFixture', { body: { tester: 'portal-news', params: { query: '다른 말' } } }],
];

const list = (client: Client, endpoint: string, query: object) =>
  client.ok('callYoutube', { query: { endpoint, part: 'snippet', ...query } });

function listsSuite(start: StartSubject): void {
  describe("YouTube's testers", () => {
    const world = useWorld(start);

    it('give items as they come, their number, and the way to further pages', async () => {
      const query = { chart: 'mostPopular', regionCode: 'KR', maxResults: 5 };
      const first = await list(world.admin, 'videos', query);
      expect(first.result.items).toHaveLength(5);
      expect(first).toMatchObject({
        endpoint: 'videos',
        params: { part: 'snippet', chart: 'mostPopular', regionCode: 'KR', maxResults: '5' },
        message: '5건을 조회했습니다.',
        source: 'simulated',
        cachedAt: null,
      });
      expect(first.result.totalResults).toBeGreaterThan(20);
      expect(first.result.prevPageToken).toBeNull();
      const pageToken = first.result.nextPageToken ?? '';
      const second = await list(world.admin, 'videos', { ...query, pageToken });
      const idsOf = ({ result }: typeof first) => result.items.map(({ id }) => id);
      expect(idsOf(second)).toHaveLength(5);
      expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([]);
      expect(second.result.prevPageToken).not.toBeNull();
    });

    it('lead from a search to a channel, its playlists, their videos and the comments', async () => {
      const found = await world.admin.ok('searchYoutube', {
        query: { part: 'snippet', q: '기타', type: 'video', regionCode: 'KR' },
      });
      const { snippet } = found.result.items[0] as { snippet: { channelId: string } };
      const { channelId } = snippet;
      const channel = await list(world.admin, 'channels', { id: channelId });
      expect(channel.result.items).toHaveLength(1);
      const playlists = await list(world.admin, 'playlists', { channelId });
      const { id: playlistId } = playlists.result.items[0] as { id: string };
      const entries = await list(world.admin, 'playlistItems', { playlistId });
      type Entry = { snippet: { resourceId: { videoId: string } } };
      const ids = (entries.result.items as Entry[]).map((one) => one.snippet.resourceId.videoId);
      expect(ids.length).toBeGreaterThan(2);
      const answers = [];
      for (const videoId of ids) {
        const query = { endpoint: 'commentThreads', part: 'snippet', videoId };
        const { body } = await world.admin.call('callYoutube', { query });
        if (body.success) answers.push(body.result.items.length);
      }
      expect(Math.max(...answers)).toBeGreaterThan(0);
    });

    it('say what was added to a request', async () => {
      const query = { part: 'snippet', q: '요리', videoDuration: 'short' };
      const { notices } = await world.admin.ok('searchYoutube', { query });
      expect(notices).toEqual(['videoDuration을(를) 사용하므로 type=video를 넣었습니다.']);
    });

    it('refuse by the rules of their descriptors before anything is asked', async () => {
      const before = await world.admin.ok('getQuotas');
      const refused = async (query: object, text: string) => {
        const { error } = await world.admin.fails('callYoutube', 'VALIDATION', {
          query: { ...query },
        });
        expect(error).toBe(text);
      };
      const videos = { endpoint: 'videos', part: 'snippet' };
      await refused(videos, testerTexts.videosOneOf);
      await refused(
        { ...videos, chart: 'mostPopular', id: 'aqz-KE-bpKQ' },
        testerTexts.videosIdAndChart,
      );
      await refused({ ...videos, myRating: 'like' }, testerTexts.oauth);
      await refused(
        { endpoint: 'commentThreads', part: 'snippet', order: 'time' },
        testerTexts.commentsNeed,
      );
      await refused({ endpoint: 'playlistItems', part: 'snippet' }, testerTexts.playlistNeeded);
      await refused({ endpoint: 'videoCategories', part: 'id' }, testerTexts.categoriesPart);
      await refused({ endpoint: 'captions' }, testerTexts.unknownTester);
      await refused({}, testerTexts.unknownTester);
      expect((await world.admin.ok('getQuotas')).quotas).toEqual(before.quotas);
    });

    it('say in Korean why YouTube refuses', async () => {
      const missing = { endpoint: 'playlistItems', part: 'snippet', playlistId: 'PLnothing' };
      const { error, issues } = await world.admin.fails('callYoutube', 'NOT_FOUND', {
        query: missing,
      });
      expect(error).toBe(upstreamTexts.notFound);
      // Its own words stand beside it, without their markup.
      expect(issues?.[0]?.message).toMatch(/^외부 서비스의 설명: .*playlistId.*cannot be found\.$/);
      const chart = {
        endpoint: 'videos',
        part: 'snippet',
        chart: 'mostPopular',
        videoCategoryId: 27,
      };
      const refused = await world.admin.fails('callYoutube', 'NOT_FOUND', { query: chart });
      expect(refused.error).toBe(upstreamTexts.chart);
      const token = {
        endpoint: 'videos',
        part: 'snippet',
        chart: 'mostPopular',
        pageToken: 'wrong',
      };
      const wrong = await world.admin.fails('callYoutube', 'VALIDATION', { query: token });
      expect(wrong.error).toBe(upstreamTexts.parameter);
    });

    it('show what a video says of itself, and nothing for one that says nothing', async () => {
      const { embed } = await world.admin.ok('getEmbedInfo', { query: { videoId: 'xxxxxxxxxxx' } });
      expect(embed).toBeNull();
      const chart = await list(world.admin, 'videos', { chart: 'mostPopular', maxResults: 3 });
      const embeds = [];
      for (const { id } of chart.result.items) {
        const query = { videoId: id };
        embeds.push((await world.admin.ok('getEmbedInfo', { query })).embed);
      }
      expect(embeds.some((one) => one !== null && one.author_name !== '')).toBe(true);
    });
  });
}

function dataSuite(start: StartSubject): void {
  describe('the tools of news and real estate', () => {
    const world = useWorld(start);

    it('give news of a country, and send each endpoint only what it takes', async () => {
      const query = { country: 'us', sortBy: 'popularity', pageSize: 10 };
      const { result, params } = await world.admin.ok('callNews', { query });
      expect(result.articles.length).toBeGreaterThan(5);
      expect(params.sortBy).toBe('popularity');
      const all = await world.admin.ok('callNews', {
        query: { endpoint: 'everything', q: 'sea', country: 'us' },
      });
      expect(all.endpoint).toBe('everything');
      expect(all.result.totalResults).toBeGreaterThan(0);
    });

    it('show no page of news beyond the plan, and say so', async () => {
      const query = { country: 'us', pageSize: 50, page: 9 };
      const { notices } = await world.admin.ok('callNews', { query });
      expect(notices).toHaveLength(1);
    });

    it("give the portal's news as plain text, with the matches named", async () => {
      const { result, query } = await world.admin.ok('searchPortalNews', {
        query: { query: '주식', display: 20, sort: 'date' },
      });
      expect(query).toBe('주식');
      expect(result.items).toHaveLength(20);
      expect(result.total).toBeGreaterThan(100);
      for (const item of result.items) {
        expect(`${item.title}${item.description}`).not.toMatch(/<\/?b>|&(?:quot|amp|lt|gt);/);
        expect(item.titleParts.map(({ text }) => text).join('')).toBe(item.title);
        expect(item.titleParts.some(({ text, isMatch }) => isMatch && text === '주식')).toBe(true);
      }
      expect(result.items.some(({ description }) => description.includes('<주식>'))).toBe(true);
    });

    it('give auctions and results of a region under the documented names', async () => {
      for (const type of ['auction', 'bid'] as const) {
        const answer = await world.admin.ok('findRealEstate', { query: { type, region: '서울' } });
        expect(answer).toMatchObject({ type, region: '서울', source: 'simulated' });
        expect(answer.basis).toBe(type === 'bid' ? 'onbidResults' : 'onbidList');
        const { item } = answer.result.response.body.items;
        expect(item.length).toBeGreaterThan(0);
        for (const row of item) {
          expect(row.아파트).toContain('서울');
          expect(row.최저입찰가 ?? '0').toMatch(/^\d+$/);
        }
      }
    });

    it('have nothing for a region without auctions', async () => {
      const { result } = await world.admin.ok('findRealEstate', { query: { region: '세종' } });
      expect(result.response.body).toMatchObject({ items: { item: [] }, totalCount: 0 });
    });

    it("give Korea's business headlines for the stock keywords", async () => {
      const { articles, basis } = await world.admin.ok('listStockNews');
      expect(basis).toBe('newsapi');
      expect(articles.length).toBe(100);
      expect(articles.every(({ title }) => /[가-힣]/.test(title))).toBe(true);
    });

    it.each([
      ['callNews', { page: 11 }, testerTexts.newsPage],
      ['callNews', { endpoint: 'everything' }, testerTexts.newsNeeds],
      ['searchPortalNews', {}, testerTexts.naverQuery],
      ['searchPortalNews', { query: '물' }, testerTexts.naverShort],
      ['searchPortalNews', { query: '물빛', start: 1001 }, testerTexts.naverStart],
      ['findRealEstate', { pageNo: 101 }, testerTexts.estatePage],
      ['findRealEstate', { region: '평양' }, testerTexts.choice],
      ['importVideos', { region: 'KR' }, testerTexts.importDate],
      ['collectChannels', { maxResults: 51, region: 'KR' }, testerTexts.importMax],
      ['searchYoutube', { part: 'snippet' }, testerTexts.searchNeeds],
    ] as const)('refuse by their own sentences: %s %o', async (name, query, text) => {
      const { error } = await world.admin.fails(name, 'VALIDATION', { query });
      expect(error).toBe(text);
    });
  });
}

function quotaSuite(start: StartSubject): void {
  describe('the allowances of the data tools', () => {
    const world = useWorld(start);
    const usedOf = async (name: keyof typeof quotas) =>
      (await world.admin.ok('getQuotas')).quotas.find(({ quota }) => quota === name)?.used ?? -1;

    it('are counted apart for searches and for the rest, and begin again at a known time', async () => {
      const { quotas: states, sources } = await world.admin.ok('getQuotas');
      expect(states.map(({ quota, limit }) => [quota, limit])).toEqual(
        Object.entries(quotas).map(([quota, { limit }]) => [quota, limit]),
      );
      for (const { resetsAt } of states) {
        expect(Date.parse(resetsAt) - Date.now()).toBeGreaterThan(0);
        expect(Date.parse(resetsAt) - Date.now()).toBeLessThanOrEqual(25 * 3_600_000);
      }
      expect(new Set(Object.values(sources))).toEqual(new Set(['simulated']));
      const before = [await usedOf('youtube.units'), await usedOf('youtube.search')];
      const query = { part: 'snippet', q: '별' };
      const { quota } = await world.admin.ok('searchYoutube', { query });
      expect(quota).toMatchObject({ quota: 'youtube.search', cost: 1, used: (before[1] ?? 0) + 1 });
      expect(await usedOf('youtube.units')).toBe(before[0]);
    });

    it('pay nothing for the same again, which says since when it is kept', async () => {
      const query = { part: 'snippet', q: '바다' };
      const first = await world.admin.ok('searchYoutube', { query });
      const again = await world.admin.ok('searchYoutube', { query });
      expect(first.cachedAt).toBeNull();
      expect(Date.now() - Date.parse(again.cachedAt ?? '')).toBeLessThan(600_000);
      expect(again.quota).toMatchObject({ cost: 0, used: first.quota.used });
      expect(again.result).toEqual(first.result);
      const { calls } = await world.admin.ok('listToolCalls', {
        query: { tester: 'youtube-search' },
      });
      expect(calls.slice(0, 2).map(({ isCached, cost }) => [isCached, cost])).toEqual([
        [true, 0],
        [false, 1],
      ]);
    });

    it('pay once for many of the same at once', async () => {
      const before = await usedOf('youtube.search');
      const query = { part: 'snippet', q: '구름' };
      const many = Array.from({ length: 12 }, () => world.admin.ok('searchYoutube', { query }));
      const answers = await Promise.all(many);
      expect(answers.reduce((sum, { quota }) => sum + quota.cost, 0)).toBe(1);
      expect(await usedOf('youtube.search')).toBe(before + 1);
    });

    it('stop at the last of them, also when many ask at once, and say when they begin again', async () => {
      const left = quotas['youtube.search'].limit - (await usedOf('youtube.search'));
      const many = Array.from({ length: left + 8 }, (_, at) =>
        world.admin.call('searchYoutube', { query: { part: 'snippet', q: `산 ${at}` } }),
      );
      const answers = await Promise.all(many);
      expect(answers.filter(({ body }) => body.success)).toHaveLength(left);
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused).toHaveLength(8);
      const [first] = refused;
      expect(first?.body).toMatchObject({ code: 'UPSTREAM_QUOTA', error: upstreamTexts.quota });
      expect(JSON.stringify(first?.body)).toMatch(/\d{2}:\d{2}에 초기화됩니다\./);
      expect(Number(first?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await usedOf('youtube.search')).toBe(quotas['youtube.search'].limit);
      // What is kept from before is still there, and the rest goes on.
      await world.admin.ok('searchYoutube', { query: { part: 'snippet', q: '바다' } });
      await world.admin.ok('callYoutube', samples.callYoutube);
    }, 60_000);
  });
}

function troubleSuite(start: StartSubject): void {
  describe('a third party in trouble', () => {
    const world = useWorld(start);

    it.each(asking)('lets %s say so', async (name, given) => {
      world.subject.trouble('failing');
      const failed = await world.admin.fails(name, 'UPSTREAM', given);
      expect(failed.error).toBe(upstreamTexts.failed);
      world.subject.trouble('badKey');
      const refused = await world.admin.call(name, given);
      expect(refused.body).toMatchObject({ code: 'UPSTREAM' });
      world.subject.trouble(null);
      await world.admin.ok(name, given);
    });

    it.each(asking)('that has nothing left for %s is believed', async (name, given) => {
      const fresh: Given = JSON.parse(
        JSON.stringify(given).replaceAll('2005-02-01', '2005-02-02').replaceAll('말', '글'),
      ) as Given;
      const { query, body } = fresh;
      const other = query
        ? { query: { ...query, maxResults: 7, numOfRows: 20, pageSize: 30 } }
        : {};
      world.subject.trouble('quota');
      const answer = await world.admin.call(name, {
        ...fresh,
        ...other,
        ...(body ? { body } : {}),
      });
      world.subject.trouble(null);
      if (name === 'listStockNews') return;
      expect(answer.body).toMatchObject({ code: 'UPSTREAM_QUOTA' });
      expect(JSON.stringify(answer.body)).toMatch(/초기화됩니다/);
    });
  });

  describe('a third party that does not answer', () => {
    const world = useWorld(start);

    it('leaves all other calls as they are', async () => {
      world.subject.trouble('hanging');
      const asked = world.admin.fails('callNews', 'UPSTREAM', { query: { country: 'de' } });
      const begun = performance.now();
      await world.guest.ok('getFeed');
      await world.admin.ok('getQuotas');
      expect(performance.now() - begun).toBeLessThan(4_000);
      expect((await asked).error).toBe(upstreamTexts.timeout);
      expect(performance.now() - begun).toBeLessThan(7_000);
      world.subject.trouble(null);
    }, 20_000);
  });

  describe('a third party that has nothing left', () => {
    const world = useWorld(start);

    it('is believed by the stock keywords as well', async () => {
      world.subject.trouble('quota');
      await world.admin.fails('listStockNews', 'UPSTREAM_QUOTA');
      const { quotas: states } = await world.admin.ok('getQuotas');
      const news = states.find(({ quota }) => quota === 'newsapi');
      expect(news?.used).toBe(news?.limit);
      world.subject.trouble(null);
    });
  });
}

function historySuite(start: StartSubject): void {
  describe('the history of a data tool', () => {
    const world = useWorld(start);

    it('is an admin’s own last fifty runs of it, with what came of them and without a key', async () => {
      const tester = 'portal-news';
      const historyOf = () => world.admin.ok('listToolCalls', { query: { tester } });
      expect((await historyOf()).calls).toEqual([]);
      for (let at = 0; at < 52; at += 1) {
        await world.admin.ok('searchPortalNews', { query: { query: '주식', start: (at % 2) + 1 } });
      }
      const { calls } = await historyOf();
      expect(calls).toHaveLength(50);
      expect(calls[0]).toMatchObject({
        tester,
        params: { query: '주식', start: '2' },
        outcome: 'ok',
        status: 200,
        isCached: true,
        source: 'simulated',
      });
      world.subject.trouble('failing');
      await world.admin.fails('searchPortalNews', 'UPSTREAM', { query: { query: '은행' } });
      world.subject.trouble(null);
      expect((await historyOf()).calls[0]).toMatchObject({
        outcome: upstreamTexts.failed,
        status: 502,
        cost: 1,
      });
      const { error } = await world.admin.fails('listToolCalls', 'VALIDATION', {
        query: { tester: 'nothing' },
      });
      expect(error).toBe(testerTexts.unknownTester);
    });

    it('gives the exchanges of a run as a fixture without keys', async () => {
      const params = { region: '경기', type: 'auction' };
      const body = { tester: 'real-estate', params };
      const { fileName, fixture } = await world.admin.ok('recordFixture', { body });
      expect(fileName).toMatch(/^real-estate-\d{12}\.json$/);
      expect(fixture.exchanges).toHaveLength(1);
      expect(JSON.stringify(fixture)).not.toMatch(/serviceKey|simulated-id/);
      const wrong = { tester: 'real-estate', params: { pageNo: '0' } };
      const refused = await world.admin.fails('recordFixture', 'VALIDATION', { body: wrong });
      expect(refused.error).toBe(testerTexts.estatePage);
      const missing = {
        tester: 'youtube-playlist-items',
        params: { part: 'snippet', playlistId: 'PLnothing' },
      };
      await world.admin.fails('recordFixture', 'NOT_FOUND', { body: missing });
    });

    it('is for admins: a member is refused every tool', async () => {
      for (const [name] of asking) {
        const { error } = await world.member.fails(name, 'FORBIDDEN', samples[name]);
        expect(error).toBe(errorTexts.FORBIDDEN);
      }
    });
  });
}

/** The data tools. */
export function toolsSuites(start: StartSubject): void {
  listsSuite(start);
  dataSuite(start);
  quotaSuite(start);
  troubleSuite(start);
  historySuite(start);
}
