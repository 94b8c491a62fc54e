import { describe, expect, it } from 'vitest';
import { upstreamTexts } from '../../texts';
import type { Client } from '../support/client';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

const list = (client: Client, endpoint: string, query: object) =>
  client.ok('callYoutube', { query: { endpoint, part: 'snippet', ...query } });

function listsSuite(start: StartSubject): void {
  describe("YouTube's testers", () => {
    const world = useWorld(start);

    it('return items unchanged, their number, and the tokens of further pages', async () => {
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

    it('report additions to a request', async () => {
      const query = { part: 'snippet', q: '요리', videoDuration: 'short' };
      const { notices, params } = await world.admin.ok('searchYoutube', { query });
      expect(params.type).toBe('video');
      expect(notices).toEqual(['videoDuration을(를) 사용하므로 type=video를 넣었습니다.']);
    });

    it('explain in Korean why YouTube refuses', async () => {
      const missing = { endpoint: 'playlistItems', part: 'snippet', playlistId: 'PLnothing' };
      const { error, issues } = await world.admin.fails('callYoutube', 'NOT_FOUND', {
        query: missing,
      });
      expect(error).toBe(upstreamTexts.notFound);
      // YouTube's own message follows, without its markup.
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

    it('show a video’s own information, and nothing for a video without any', async () => {
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

    it('return news of a country, and send each endpoint only accepted parameters', async () => {
      const query = { country: 'us', sortBy: 'popularity', pageSize: 10 };
      const { result, params } = await world.admin.ok('callNews', { query });
      expect(result.articles.length).toBeGreaterThan(5);
      expect(params).toEqual({
        ...{ endpoint: 'top-headlines', country: 'us', pageSize: '10', page: '1' },
      });
      const all = await world.admin.ok('callNews', {
        query: { endpoint: 'everything', q: 'sea', country: 'us' },
      });
      expect(all).toMatchObject({ endpoint: 'everything', params: { q: 'sea' } });
      expect(all.params).not.toHaveProperty('country');
      expect(all.result.totalResults).toBeGreaterThan(0);
    });

    it('show no page of news beyond the plan, and say so', async () => {
      const query = { country: 'us', pageSize: 50, page: 9 };
      const { notices } = await world.admin.ok('callNews', { query });
      expect(notices).toHaveLength(1);
    });

    it("return the portal's news as plain text, with the matches named", async () => {
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

    it('return auctions and results of a region under the documented names', async () => {
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

    it('return nothing for a region without auctions', async () => {
      const { result } = await world.admin.ok('findRealEstate', { query: { region: '세종' } });
      expect(result.response.body).toMatchObject({ items: { item: [] }, totalCount: 0 });
    });

    it("return Korea's business headlines for the stock keywords", async () => {
      const { articles, basis } = await world.admin.ok('listStockNews');
      expect(basis).toBe('newsapi');
      expect(articles.length).toBe(100);
      expect(articles.every(({ title }) => /[가-힣]/.test(title))).toBe(true);
    });

    it.each([
      ['callYoutube', { endpoint: 'videos', part: '', chart: '', regionCode: ' ' }],
      ['searchYoutube', { q: '요리', part: '' }],
      ['searchPortalNews', { query: '' }],
      ['findRealEstate', { region: '', type: '' }],
      ['callNews', { endpoint: '', country: '' }],
    ] as const)('treat an empty value as missing: %s %o', async (name, query) => {
      const meant = async (query: Record<string, string>) => {
        const answer: Record<string, unknown> = await world.admin.ok(name, { query });
        return [answer.params, answer.region, answer.query, answer.notices];
      };
      const given = Object.entries(query).filter(([, value]) => value.trim() !== '');
      expect(await meant(query)).toEqual(await meant(Object.fromEntries(given)));
    });
  });
}

/** The testers of YouTube, news and real estate. */
export function toolsSuites(start: StartSubject): void {
  listsSuite(start);
  dataSuite(start);
}
