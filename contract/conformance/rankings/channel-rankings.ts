import { describe, expect, it } from 'vitest';
import { dayOf } from '../../rules/rankings/ranking';
import { categoryGroups } from '../../rules/rankings/ranking-tables';
import { formatCount } from '../../rules/text/counts';
import { checkPlaces, sum } from '../support/ranked-places';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** The channel rankings, based on the stored counts. */
export function channelRankingsSuite(start: StartSubject): void {
  describe('the ranking of channels', () => {
    const world = useWorld(start);
    const rank = (query: Record<string, unknown> = {}) => world.guest.ok('rankChannels', { query });
    const listNew = (query: Record<string, unknown> = {}) =>
      world.guest.ok('listNewChannels', { query });

    it('is by subscribers, views or videos, and by country', async () => {
      for (const [sortBy, key] of [
        ['subscribers', 'subscribersRaw'],
        ['views', 'totalViewsRaw'],
        ['videos', 'videoCountRaw'],
      ] as const) {
        const { channels, method } = await rank({ sortBy, country: 'KR' });
        expect(channels.length).toBeGreaterThan(15);
        expect(new Set(channels.map(({ country }) => country))).toEqual(new Set(['KR']));
        const values = channels.map((channel) => channel[key] ?? -1);
        expect(values).toEqual([...values].sort((a, b) => b - a));
        checkPlaces(channels, (at) => values[at] ?? null);
        expect(method.sortBy).toBe(sortBy);
      }
      const { channels, source, message } = await rank();
      expect([channels.length, source, message]).toEqual([50, 'sample', '채널 50개의 순위입니다.']);
      expect(new Set(channels.map(({ country }) => country)).size).toBeGreaterThan(2);
    });

    it('returns shortened counts in addition to the numbers, thirty days of them, and growth', async () => {
      const { channels } = await rank({ days: 30 });
      for (const channel of channels) {
        expect(channel.subscribers).toBe(formatCount(channel.subscribersRaw ?? 0));
        expect(channel.totalViews).toBe(formatCount(channel.totalViewsRaw));
        expect(channel.videoCount).toBe(formatCount(channel.videoCountRaw));
        const days = Math.min(7, channel.history.length - 1);
        expect(channel.growth?.days).toBe(days);
        expect(channel.growthRate).toMatch(days < 7 ? /^\+[\d.]+[KM]?\/[1-6]일$/ : /^\+.+\/주$/);
      }
      expect(channels.some(({ history }) => history.length === 30)).toBe(true);
      expect(channels.some(({ growth }) => (growth?.gained ?? 0) > 0)).toBe(true);
    });

    it('can be limited to one YouTube category or to a group of them', async () => {
      const music = await rank({ category: '10' });
      expect(music.channels.length).toBeGreaterThan(2);
      expect((await rank({ category: 'music' })).channels).toEqual(music.channels);
      const { channels } = await rank({ category: 'lifestyle' });
      const ids: readonly (string | null)[] = categoryGroups.lifestyle;
      expect(channels.every(({ categoryId }) => ids.includes(categoryId))).toBe(true);
      expect((await rank({ category: 'ALL' })).channels).toEqual((await rank()).channels);
    });

    it('shows the latest video only for the first three', async () => {
      for (const { channels } of [await rank(), await listNew({ country: 'ALL' })]) {
        expect(channels.length).toBeGreaterThan(3);
        for (const { latestVideo } of channels.slice(0, 3)) {
          expect(latestVideo?.id).toMatch(/^[\w-]{11}$/);
          expect(latestVideo?.title).toMatch(/\S/);
          expect(latestVideo?.thumbnail).toMatch(/\.svg$/);
        }
        expect(channels.slice(3).every(({ latestVideo }) => latestVideo === null)).toBe(true);
      }
      const [first] = (await rank()).channels;
      const { id: channelId, name: q } = first ?? {};
      const query = { part: 'snippet', q, channelId, type: 'video', order: 'date' };
      const { result } = await world.admin.ok('searchYoutube', { query });
      const [newest] = result.items as { id: { videoId: string } }[];
      expect(first?.latestVideo?.id).toBe(newest?.id.videoId);
    });

    it('has a list of last month’s channels with their age and averages', async () => {
      const { channels, summary } = await listNew({ country: 'ALL' });
      expect(channels.length).toBeGreaterThan(3);
      const today = dayOf(Date.now());
      for (const { createdAt, daysOld, growthRate } of channels) {
        const day = dayOf(Date.parse(createdAt ?? ''));
        expect(day).toBeGreaterThan(today - 31);
        expect(daysOld).toBe(today - day + 1);
        expect(growthRate).toMatch(/^\+/);
      }
      const mean = (numbers: number[]) => Math.round(sum(numbers) / numbers.length);
      expect(summary).toEqual({
        channels: channels.length,
        averageSubscribers: mean(channels.flatMap(({ subscribersRaw }) => subscribersRaw ?? [])),
        averageViews: mean(channels.map(({ totalViewsRaw }) => totalViewsRaw)),
        averageVideos: mean(channels.map(({ videoCountRaw }) => videoCountRaw)),
      });
      // Korea is the default.
      const korean = await listNew();
      expect(korean.channels.length).toBeGreaterThan(0);
      expect(new Set(korean.channels.map(({ country }) => country))).toEqual(new Set(['KR']));
    });

    it('shows a collected channel at once, with its first count and no growth', async () => {
      const before = await rank({ days: 30, limit: 50 });
      const query = { region: 'BR', maxResults: 10 };
      const { channels: collected } = await world.admin.ok('collectChannels', { query });
      const find = async () => {
        const { channels } = await rank({ sortBy: 'views' });
        return channels.filter(({ id }) => collected.some(({ channelId }) => channelId === id));
      };
      // A collection waits two seconds for the lists; a busy machine makes them a moment later.
      await expect.poll(find).not.toEqual([]);
      const found = await find();
      for (const { growth, growthRate, previousRank, history } of found) {
        expect([growth, growthRate, previousRank, history.length]).toEqual([null, null, null, 1]);
      }
      expect(before.channels.some(({ id }) => id === found[0]?.id)).toBe(false);
    });
  });
}
