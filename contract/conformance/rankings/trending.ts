import { describe, expect, it } from 'vitest';
import { limits } from '../../endpoints/limits';
import { trendingErrorTexts } from '../../rankingTexts';
import { dayOf, dayStart } from '../../rules/rankings/ranking';
import { trendingKeywords, trendingRegions } from '../../rules/rankings/ranking-tables';
import type { Client } from '../support/client';
import { expectLimited } from '../http/limits';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** Trending videos, which guests may request without limit. */
export function trendingSuite(start: StartSubject): void {
  describe('trending', () => {
    const world = useWorld(start);
    const read = (query: Record<string, unknown> = {}) => world.guest.ok('getTrending', { query });
    const quotas = async () => (await world.admin.ok('getQuotas')).quotas;

    it('returns at most ten videos for each of its twelve regions', async () => {
      expect(trendingRegions).toHaveLength(12);
      for (const region of trendingRegions) {
        const answer = await read({ region });
        expect(answer).toMatchObject({ region, q: null, basis: 'search', isStale: false });
        expect(answer.source).toBe('simulated');
        expect(answer.videos.length).toBeGreaterThan(0);
        expect(answer.videos.length).toBeLessThanOrEqual(10);
        const views = answer.videos.map(({ viewCountRaw }) => viewCountRaw);
        expect(views).toEqual([...views].sort((a, b) => b - a));
        const yesterday = dayStart(dayOf(Date.now()) - 1);
        for (const { publishedAt } of answer.videos) {
          expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(yesterday);
        }
      }
    });

    it('asks YouTube once an hour, even if it is read more often', async () => {
      const before = await quotas();
      const first = await read({ region: 'KR' });
      await Promise.all(Array.from({ length: 10 }, () => read({ region: 'KR' })));
      const again = await read({ region: 'KR', limit: 3 });
      expect(again.fetchedAt).toBe(first.fetchedAt);
      expect(again.videos).toEqual(first.videos.slice(0, 3));
      expect(await quotas()).toEqual(before);
      expect((await read({ region: 'KR', limit: 50 })).videos).toEqual(first.videos);
    });

    it('finds something for each of the twelve words', async () => {
      expect(trendingKeywords).toHaveLength(12);
      for (const q of trendingKeywords) {
        const { videos, basis, ...answer } = await read({ q });
        expect([answer.q, basis]).toEqual([q, 'search']);
        expect(videos.length, q).toBeGreaterThan(0);
      }
    });

    it('leaves visitors only a small part of the daily searches, and the rest to admins', async () => {
      const used = async () =>
        (await quotas()).find(({ quota }) => quota === 'youtube.search')?.used ?? 0;
      const before = await used();
      const answers = [];
      for (let at = 0; at < 12; at += 1) {
        answers.push(await world.guest.call('getTrending', { query: { q: `아무 말 ${at}` } }));
      }
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused.length).toBeGreaterThan(2);
      expect(refused[0]?.body).toMatchObject({
        code: 'UPSTREAM_QUOTA',
        error: expect.stringContaining(trendingErrorTexts.searchExhausted) as string,
        issues: [{ path: 'quota' }],
      });
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await used()) - before).toBe(12 - refused.length);
      // Earlier results are still available to everybody, and admins can continue searching.
      expect((await read({ q: trendingKeywords[0] })).videos.length).toBeGreaterThan(0);
      await world.admin.ok('searchYoutube', { query: { part: 'snippet', q: '말' } });
    });

    it('answers a link and a page of another site too, because they cost no more than a visitor', async () => {
      const before = await read({ region: 'KR' });
      const embedded: Record<string, string | null>[] = [
        {
          origin: null,
          'sec-fetch-site': 'none',
          'sec-fetch-dest': 'document',
          accept: 'text/html',
        },
        {
          origin: null,
          'sec-fetch-site': 'cross-site',
          'sec-fetch-dest': 'image',
          accept: 'image/*',
        },
        { origin: null, 'sec-fetch-site': null, accept: 'text/html' },
      ];
      const spent = await quotas();
      for (const headers of embedded) {
        const answer = await world.guest.ok('getTrending', { query: { region: 'KR' }, headers });
        expect(answer.fetchedAt).toBe(before.fetchedAt);
      }
      expect(await quotas()).toEqual(spent);
    });
  });

  describe('the rate limit of searches in trending', () => {
    const world = useWorld(start, limits);

    it('stops the seventh of a visitor and the thirteenth of a network in a day', async () => {
      const search = (by: Client, at: number) => {
        const region = trendingRegions[at % trendingRegions.length];
        const q = trendingKeywords[Math.floor(at / trendingRegions.length)];
        return by.call('getTrending', { query: { region, q } });
      };
      const day = 24 * 60 * 60;
      for (let at = 0; at < 6; at += 1) expect((await search(world.guest, at)).status).toBe(200);
      expectLimited(await search(world.guest, 6), day);
      // Known words are still answered, and so is trending.
      expect((await search(world.guest, 0)).status).toBe(200);
      await world.guest.ok('getTrending', { query: { region: 'KR' } });
      for (let at = 6; at < 11; at += 1) expect((await search(world.member, at)).status).toBe(200);
      expect((await search(world.admin, 11)).status).toBe(200);
      expectLimited(await search(world.admin, 12), day);
    });
  });

  describe('trending while YouTube fails', () => {
    const world = useWorld(start);
    const query = { region: 'AU' };

    it('says so in a sentence for visitors, and asks again later', async () => {
      world.subject.trouble('badKey');
      const { error, issues } = await world.guest.fails('getTrending', 'UPSTREAM', { query });
      expect([error, issues]).toEqual([trendingErrorTexts.videosFailed, undefined]);
      const search = { ...query, q: trendingKeywords[0] };
      const searched = await world.guest.fails('getTrending', 'UPSTREAM', { query: search });
      expect(searched.error).toBe(trendingErrorTexts.searchFailed);
      world.subject.trouble(null);
      // Not at once: a guest who repeats the request costs nothing.
      await world.guest.fails('getTrending', 'UPSTREAM', { query });
      await world.guest.ok('getTrending', { query: { region: 'CA' } });
    });

    it('finds words in the counted videos when the searches are used up', async () => {
      world.subject.trouble('quota');
      const { videos } = await world.guest.ok('rankVideos', { query: { period: 'month' } });
      const [word = ''] = (videos[0]?.title ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
      const found = await world.guest.ok('getTrending', { query: { q: word } });
      expect(found).toMatchObject({ basis: 'counted', isStale: false, source: 'sample' });
      expect(found.videos.map(({ id }) => id)).toContain(videos[0]?.id);
      const views = found.videos.map(({ viewCountRaw }) => viewCountRaw);
      expect(views).toEqual([...views].sort((a, b) => b - a));
      await world.guest.fails('getTrending', 'UPSTREAM_QUOTA', { query: { q: '쀍쀍' } });
      world.subject.trouble(null);
    });

    it('still returns stored answers when the quota is used up', async () => {
      world.subject.trouble('quota');
      await world.guest.ok('getTrending', { query: { region: 'CA' } });
      await world.guest.fails('getTrending', 'UPSTREAM_QUOTA', { query: { region: 'FR' } });
      world.subject.trouble(null);
    });
  });
}
