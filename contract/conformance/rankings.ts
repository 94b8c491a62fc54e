import { describe, expect, it } from 'vitest';
import { dayOf, dayStart, dayText, growthOf, rankChange, secondsOf } from '../rules/ranking';
import { categoryGroups, rankingPeriods, STATISTICS_DAYS } from '../rules/ranking-tables';
import { formatCount, formatNumber } from '../rules/counts';
import { seoulDay } from '../rules/time';
import { validationTexts } from '../texts';
import type { Success } from './client';
import type { StartSubject } from './subject';
import { useWorld } from './world';

type Video = Success<'rankVideos'>['videos'][number];
type Channel = Success<'rankChannels'>['channels'][number];

const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What holds for every place of a list, whatever stands there. */
function checkPlaces(places: readonly (Video | Channel)[], valueOf: (at: number) => number | null) {
  places.forEach(({ rank, previousRank, change, growth, history }, at) => {
    expect(rank).toBe(at + 1);
    expect(change).toBe(rankChange(rank, previousRank));
    const points = history.map(({ day, value }) => ({ day: numberOf(day), value }));
    expect(points).toEqual([...points].sort((a, b) => a.day - b.day));
    expect(history.at(-1)?.value).toBe(valueOf(at));
    // Fewer than two counts: no growth is made up.
    expect(growth === null).toBe(points.length < 2);
    if (points.length > 1 && points.length < 7) expect(growth).toEqual(growthOf(points));
  });
}

/** The rankings of videos and channels, from what was counted. */
export function rankingsSuite(start: StartSubject): void {
  describe('the ranking of videos', () => {
    const world = useWorld(start);
    const rank = (query: Record<string, unknown> = {}) => world.guest.ok('rankVideos', { query });

    it('holds the videos of a period and a region, the most viewed first', async () => {
      for (const period of rankingPeriods) {
        const answer = await rank({ period, region: 'KR' });
        const { videos, method, updatedAt } = answer;
        expect(videos.length).toBeGreaterThan(0);
        const from = Date.parse(answer.period?.from ?? '');
        const to = Date.parse(answer.period?.to ?? '');
        for (const { publishedAt } of videos) {
          expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(from);
          expect(Date.parse(publishedAt)).toBeLessThan(to);
        }
        const views = videos.map(({ viewCountRaw }) => viewCountRaw);
        expect(views).toEqual([...views].sort((a, b) => b - a));
        checkPlaces(videos, (at) => videos[at]?.viewCountRaw ?? null);
        expect(answer.source).toBe('sample');
        expect(answer.message).toBe(`동영상 ${videos.length}개의 순위입니다.`);
        expect(Date.parse(updatedAt ?? '')).toBeLessThanOrEqual(Date.now());
        const day = numberOf(method.day ?? '');
        expect(method.previousDay).toBe(dayText(day - 1));
        expect(method).toMatchObject({ sortBy: 'views', keptDays: STATISTICS_DAYS });
        // Periods begin at midnight in Seoul.
        expect(dayStart(dayOf(from))).toBe(from);
        expect(to).toBe(dayStart(day + 1));
      }
    });

    it('has the documented texts beside the numbers that they are made of', async () => {
      const { videos } = await rank({ period: 'month', region: 'ALL' });
      expect(videos).toHaveLength(50);
      for (const video of videos) {
        expect(video.viewCount).toBe(formatNumber(video.viewCountRaw));
        expect(video.likeCount).toBe(formatNumber(video.likeCountRaw ?? 0));
        const { duration, durationSeconds } = video;
        expect(duration === null ? null : secondsOf(duration)).toBe(durationSeconds);
        expect(video.category).toMatch(/\S/);
      }
      expect(videos.some(({ durationSeconds }) => (durationSeconds ?? 0) >= 3600)).toBe(true);
    });

    it('is summed up from its numbers, hours counted right', async () => {
      const { videos, summary } = await rank({ period: 'month', region: 'US', limit: 20 });
      const seconds = videos.flatMap(({ durationSeconds }) => durationSeconds ?? []);
      expect(summary).toEqual({
        videos: videos.length,
        totalViews: sum(videos.map(({ viewCountRaw }) => viewCountRaw)),
        totalLikes: sum(videos.map(({ likeCountRaw }) => likeCountRaw ?? 0)),
        averageSeconds: Math.round(sum(seconds) / seconds.length),
        averageMinutes: Math.round(Math.round(sum(seconds) / seconds.length) / 60),
      });
    });

    it('says how places changed since the day before, and what is new', async () => {
      const { videos } = await rank({ period: 'month', region: 'ALL' });
      const changes = videos.map(({ change }) => change);
      expect(changes.some((change) => change !== null && change !== 0)).toBe(true);
      expect(changes).toContain(0);
      const { videos: today } = await rank({ period: 'today', region: 'ALL' });
      // What was uploaded today was counted once.
      expect(today.length).toBeGreaterThan(3);
      for (const { previousRank, growth } of today) {
        expect([previousRank, growth]).toEqual([null, null]);
      }
    });

    it('can be limited to a category, and sorted by likes or comments', async () => {
      const { videos } = await rank({ period: 'month', region: 'ALL', categoryId: '10' });
      expect(videos.length).toBeGreaterThan(5);
      expect(
        new Set(videos.map(({ categoryId, category }) => [categoryId, category].join())),
      ).toEqual(new Set(['10,음악']));
      for (const [sortBy, key] of [
        ['likes', 'likeCountRaw'],
        ['comments', 'commentCountRaw'],
      ] as const) {
        const { videos: sorted, method } = await rank({ period: 'month', sortBy });
        const values = sorted.map((video) => video[key] ?? -1);
        expect(values).toEqual([...values].sort((a, b) => b - a));
        checkPlaces(sorted, (at) => values[at] ?? null);
        expect(method.sortBy).toBe(sortBy);
      }
      // Nothing of the samples is of this category there.
      const none = await rank({ categoryId: '29', region: 'US' });
      expect(none).toMatchObject({ videos: [], summary: { videos: 0, averageSeconds: null } });
    });

    it('brings thirty days of counts where they are asked for, and never more', async () => {
      const { videos: week } = await rank({ period: 'month', region: 'ALL' });
      const { videos: month } = await rank({ period: 'month', region: 'ALL', days: 30 });
      const longest = (list: typeof week) => Math.max(...list.map(({ history }) => history.length));
      expect(longest(week)).toBeLessThanOrEqual(7);
      expect(longest(month)).toBeLessThanOrEqual(30);
      expect(month.map(({ id }) => id)).toEqual(week.map(({ id }) => id));
      for (const [at, { history }] of week.entries()) {
        expect(month[at]?.history.slice(-7)).toEqual(history);
      }
    });

    it('refuses what it does not know, and takes page sizes as other lists do', async () => {
      for (const query of [
        { period: 'year' },
        { region: 'FR' },
        { region: 'kr' },
        { categoryId: '44' },
        { sortBy: 'rank' },
        { days: 8 },
      ]) {
        const { error } = await world.guest.fails('rankVideos', 'VALIDATION', { query });
        expect(error).toBe(validationTexts.rankingFilter);
      }
      await world.guest.fails('rankVideos', 'VALIDATION', { query: { limit: -1 } });
      expect((await rank({ limit: 0 })).videos).toHaveLength(3);
      expect((await rank({ period: 'month', region: 'ALL', limit: 500 })).videos).toHaveLength(50);
    });

    it('says which categories are viewed and at which hours videos are uploaded', async () => {
      for (const period of rankingPeriods) {
        const query = { period, region: 'ALL' };
        const insights = await world.guest.ok('getVideoInsights', { query });
        const shares = insights.categories.map(({ share }) => share);
        expect(Math.abs(sum(shares) - 100)).toBeLessThan(1);
        expect(shares).toEqual([...shares].sort((a, b) => b - a));
        expect(insights.hours.length).toBeGreaterThan(50);
        for (const { weekday, hour, videos } of insights.hours) {
          expect(weekday >= 0 && weekday < 7 && hour >= 0 && hour < 24 && videos > 0).toBe(true);
        }
        expect(insights.source).toBe('sample');
      }
      const { error } = await world.guest.fails('getVideoInsights', 'VALIDATION', {
        query: { period: 'year' },
      });
      expect(error).toBe(validationTexts.rankingFilter);
    });

    it('shows an imported video with its first count, and makes up no second', async () => {
      const query = { region: 'JP', date: seoulDay(Date.now() - 86_400_000), maxResults: 50 };
      const { videos: imported } = await world.admin.ok('importVideos', { query });
      const { videos } = await rank({ period: 'month', region: 'JP' });
      const ids = new Set(videos.map(({ id }) => id));
      expect(imported.slice(0, 5).every(({ videoId }) => ids.has(videoId))).toBe(true);
      const other = { ...query, region: 'DE', maxResults: 5 };
      const { videos: german } = await world.admin.ok('importVideos', { query: other });
      const all = await rank({ period: 'month', region: 'ALL', sortBy: 'comments' });
      const found = (await rank({ period: 'month', region: 'ALL' })).videos.filter(({ id }) =>
        german.some(({ videoId }) => videoId === id),
      );
      expect(found.length).toBeGreaterThan(0);
      for (const { growth, previousRank, history } of found) {
        expect([growth, previousRank, history.length]).toEqual([null, null, 1]);
      }
      expect(all.source).toBe('sample');
    });
  });

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

    it('has shortened counts beside the numbers, thirty days of them, and growth', async () => {
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

    it('can be limited to a category of YouTube or to a group of them', async () => {
      const music = await rank({ category: '10' });
      expect(music.channels.length).toBeGreaterThan(2);
      expect((await rank({ category: 'music' })).channels).toEqual(music.channels);
      const { channels } = await rank({ category: 'lifestyle' });
      const ids: readonly (string | null)[] = categoryGroups.lifestyle;
      expect(channels.every(({ categoryId }) => ids.includes(categoryId))).toBe(true);
      expect((await rank({ category: 'ALL' })).channels).toEqual((await rank()).channels);
      for (const query of [{ category: 'art' }, { country: 'FR' }, { sortBy: 'likes' }]) {
        await world.guest.fails('rankChannels', 'VALIDATION', { query });
        const { error } = await world.guest.fails('listNewChannels', 'VALIDATION', { query });
        expect(error).toBe(validationTexts.rankingFilter);
      }
    });

    it('shows its first three with their latest video, and no other', async () => {
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

    it('has a list of those of the last month, with their age and averages', async () => {
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
      // Korea is what is shown first.
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
