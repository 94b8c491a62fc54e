import { describe, expect, it } from 'vitest';
import { quotas } from '../../rules/rankings/quota';
import { seoulTime } from '../../rules/site/seoul-time';
import { ONBID_LIST } from '../../testers/real-estate';
import { toolTexts, upstreamTexts } from '../../texts';
import type { EndpointName } from '../../endpoints';
import type { Given } from '../support/client';
import { samples } from '../support/samples';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

/** Calls that ask a third party, each with an input that no other test uses. */
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

function quotaSuite(start: StartSubject): void {
  describe('the quotas of the data tools', () => {
    const world = useWorld(start);
    const usedOf = async (name: keyof typeof quotas) =>
      (await world.admin.ok('getQuotas')).quotas.find(({ quota }) => quota === name)?.used ?? -1;

    it('are counted separately for searches and the rest, and reset at a known time', async () => {
      const { quotas: states, sources, options } = await world.admin.ok('getQuotas');
      expect(states.map(({ quota, limit }) => [quota, limit])).toEqual(
        Object.entries(quotas).map(([quota, { limit }]) => [quota, limit]),
      );
      for (const { resetsAt } of states) {
        expect(Date.parse(resetsAt) - Date.now()).toBeGreaterThan(0);
        expect(Date.parse(resetsAt) - Date.now()).toBeLessThanOrEqual(25 * 3_600_000);
      }
      expect(new Set(Object.values(sources))).toEqual(new Set(['simulated']));
      expect(options).toEqual({ naver: 'naverHub', onbidList: ONBID_LIST });
      const before = [await usedOf('youtube.units'), await usedOf('youtube.search')];
      const query = { part: 'snippet', q: '별' };
      const { quota } = await world.admin.ok('searchYoutube', { query });
      expect(quota).toMatchObject({ quota: 'youtube.search', cost: 1, used: (before[1] ?? 0) + 1 });
      expect(await usedOf('youtube.units')).toBe(before[0]);
    });

    it('do not change for a repeated request, and its answer says when it was stored', async () => {
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

    it('change for a repeated request that asks for fresh data, and the new answer is stored', async () => {
      const query = { part: 'snippet', q: '바람' };
      const first = await world.admin.ok('searchYoutube', { query });
      const fresh = await world.admin.ok('searchYoutube', { query: { ...query, fresh: 'true' } });
      expect(fresh).toMatchObject({ cachedAt: null, params: query, notices: [] });
      expect(fresh.quota).toMatchObject({ cost: 1, used: first.quota.used + 1 });
      const again = await world.admin.ok('searchYoutube', { query: { ...query, fresh: false } });
      expect(Date.parse(again.cachedAt ?? '')).toBeGreaterThan(0);
      const body = { region: 'JP', date: '2005-03-01', maxResults: 5 };
      await world.admin.ok('importVideosByPost', { body });
      const freshly = await world.admin.ok('importVideosByPost', {
        body: { ...body, fresh: true },
      });
      expect(freshly.cachedAt).toBeNull();
    });

    it('change once for many simultaneous equal requests', async () => {
      const before = await usedOf('youtube.search');
      const query = { part: 'snippet', q: '구름' };
      const many = Array.from({ length: 12 }, () => world.admin.ok('searchYoutube', { query }));
      const answers = await Promise.all(many);
      expect(answers.reduce((sum, { quota }) => sum + quota.cost, 0)).toBe(1);
      expect(await usedOf('youtube.search')).toBe(before + 1);
    });

    it('stop further requests when they are used up, also simultaneous ones, and say when they reset', async () => {
      const left = quotas['youtube.search'].limit - (await usedOf('youtube.search'));
      const many = Array.from({ length: left + 8 }, (_, at) =>
        world.admin.call('searchYoutube', { query: { part: 'snippet', q: `산 ${at}` } }),
      );
      const answers = await Promise.all(many);
      expect(answers.filter(({ body }) => body.success)).toHaveLength(left);
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused).toHaveLength(8);
      const [first] = refused;
      expect(first?.body).toMatchObject({
        code: 'UPSTREAM_QUOTA',
        error: expect.stringMatching(new RegExp(`^${upstreamTexts.quota} .+ 뒤 다시`)) as string,
      });
      expect(JSON.stringify(first?.body)).toMatch(/\d{2}:\d{2}에 초기화됩니다\./);
      expect(Number(first?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await usedOf('youtube.search')).toBe(quotas['youtube.search'].limit);
      // Stored answers are still available, also to an admin who never asked, and other calls work.
      const other = await signUp(world.subject);
      await world.admin.ok('setAdminLevel', { id: other.id, body: { admin_level: 1 } });
      for (const admin of [world.admin, other]) {
        const kept = await admin.ok('searchYoutube', { query: { part: 'snippet', q: '바다' } });
        expect(kept.quota.cost).toBe(0);
        expect(kept.cachedAt).not.toBeNull();
      }
      await world.admin.ok('callYoutube', samples.callYoutube);
    });
  });
}

function troubleSuite(start: StartSubject): void {
  describe('a third party in trouble', () => {
    const world = useWorld(start);

    it.each(asking)('makes %s report it', async (name, given) => {
      world.subject.trouble('failing');
      const failed = await world.admin.fails(name, 'UPSTREAM', given);
      expect(failed.error).toBe(upstreamTexts.failed);
      world.subject.trouble('badKey');
      const refused = await world.admin.call(name, given);
      expect(refused.body).toMatchObject({ code: 'UPSTREAM' });
      world.subject.trouble(null);
      await world.admin.ok(name, given);
    });

    it.each(asking)('makes %s fail if it reports a used-up quota', async (name, given) => {
      const fresh: Given = JSON.parse(
        JSON.stringify(given)
          .replaceAll('2005-02-01', '2005-02-02')
          .replaceAll('말', '글')
          .replaceAll('FR', 'DE'),
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

    it('leaves all other calls unaffected', async () => {
      world.subject.trouble('hanging');
      const asked = world.admin.fails('callNews', 'UPSTREAM', { query: { country: 'de' } });
      // Both others are answered before it times out.
      const others = [world.guest.ok('getFeed'), world.admin.ok('getQuotas')];
      const first = await Promise.race([asked, Promise.all(others)]);
      expect(first).toHaveLength(2);
      expect((await asked).error).toBe(upstreamTexts.timeout);
      world.subject.trouble(null);
    });
  });

  describe('a third party with a used-up quota', () => {
    const world = useWorld(start);

    it('makes the stock keywords fail too', async () => {
      world.subject.trouble('quota');
      await world.admin.fails('listStockNews', 'UPSTREAM_QUOTA');
      const { quotas: states } = await world.admin.ok('getQuotas');
      const news = states.find(({ quota }) => quota === 'newsapi');
      expect(news?.used).toBe(news?.limit);
      world.subject.trouble(null);
    });
  });
}

function stockSuite(start: StartSubject): void {
  describe('the stock keywords once NewsAPI’s quota is used up', () => {
    const world = useWorld(start);

    it('come from the portal’s news, and a separate sentence says why', async () => {
      world.subject.trouble('quota');
      await world.admin.fails('callNews', 'UPSTREAM_QUOTA', { query: { country: 'us' } });
      world.subject.trouble(null);
      const { articles, basis, notices, quotas: spent } = await world.admin.ok('listStockNews');
      expect(basis).toBe('naver');
      expect(articles.length).toBeGreaterThan(100);
      expect(notices).toEqual([toolTexts.stockFromPortal, toolTexts.stockQuota]);
      expect(spent.map(({ quota, cost }) => [quota, cost])).toEqual([
        ['newsapi', 0],
        ['naver', 3],
      ]);
    });
  });
}

function historySuite(start: StartSubject): void {
  describe('the history of a data tool', () => {
    const world = useWorld(start);

    it('contains an admin’s own last fifty runs of it, with their results and without a key', async () => {
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
    });

    it('returns the exchanges of a run as a fixture without keys', async () => {
      const params = { region: '경기', type: 'auction' };
      const body = { tester: 'real-estate', params };
      const { fileName, fixture } = await world.admin.ok('recordFixture', { body });
      // The file name contains the time in Korea.
      const stamp = seoulTime(Date.parse(fixture.recordedAt)).replace(/\D/g, '');
      expect(fileName).toBe(`real-estate-${stamp}.json`);
      expect(fixture.exchanges).toHaveLength(1);
      expect(JSON.stringify(fixture)).not.toMatch(/serviceKey|simulated-id/);
      const missing = {
        tester: 'youtube-playlist-items',
        params: { part: 'snippet', playlistId: 'PLnothing' },
      };
      await world.admin.fails('recordFixture', 'NOT_FOUND', { body: missing });
    });

    it('returns a fixture of stored answers alone on request, and spends nothing', async () => {
      const query = { query: '주식', display: '30' };
      const body = { tester: 'portal-news', params: query, keptOnly: true };
      const { error } = await world.admin.fails('recordFixture', 'NOT_FOUND', { body });
      expect(error).toBe(upstreamTexts.notKept);
      const { result } = await world.admin.ok('searchPortalNews', { query });
      const usedOf = async () => (await world.admin.ok('getQuotas')).quotas.map(({ used }) => used);
      const before = await usedOf();
      const { fixture } = await world.admin.ok('recordFixture', { body });
      const [exchange] = fixture.exchanges.map((one) => JSON.parse(one.body) as { total: number });
      expect(exchange?.total).toBe(result.total);
      expect(await usedOf()).toEqual(before);
      const { calls } = await world.admin.ok('listToolCalls', { query: { tester: 'portal-news' } });
      const runs = calls.filter(({ params }) => params.display === '30');
      expect(runs).toHaveLength(1);
    });
  });
}

/** The common behaviour of all data tools: quotas, failures, history. */
export function toolRunsSuites(start: StartSubject): void {
  quotaSuite(start);
  troubleSuite(start);
  stockSuite(start);
  historySuite(start);
}
