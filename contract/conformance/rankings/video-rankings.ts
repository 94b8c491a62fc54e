import { describe, expect, it } from 'vitest';
import { dayOf, dayStart, dayText, secondsOf } from '../../rules/rankings/ranking';
import { rankingPeriods, STATISTICS_DAYS } from '../../rules/rankings/ranking-tables';
import { formatNumber } from '../../rules/text/counts';
import { seoulDay } from '../../rules/site/time';
import { checkPlaces, numberOf, sum } from '../support/ranked-places';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** The video rankings, based on the stored counts. */
export function videoRankingsSuite(start: StartSubject): void {
  describe('the ranking of videos', () => {
    const world = useWorld(start);
    const rank = (query: Record<string, unknown> = {}) => world.guest.ok('rankVideos', { query });

    it('contains the videos of a period and a region, most viewed first', async () => {
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

    it('contains the documented texts together with their numbers', async () => {
      const { videos } = await rank({ period: 'month', region: 'ALL', limit: 50 });
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

    it('shows changed places since the day before, and new entries', async () => {
      const { videos } = await rank({ period: 'month', region: 'ALL' });
      const changes = videos.map(({ change }) => change);
      expect(changes.some((change) => change !== null && change !== 0)).toBe(true);
      expect(changes).toContain(0);
      const { videos: today } = await rank({ period: 'today', region: 'ALL' });
      // Today's uploads were counted once.
      expect(today.length).toBeGreaterThan(3);
      for (const { previousRank, growth } of today) {
        expect([previousRank, growth]).toEqual([null, null]);
      }
    });

    it('sums up without a limit what the site’s page shows', async () => {
      const { videos, summary } = await rank({ period: 'month', region: 'ALL' });
      expect([videos.length, summary.videos]).toEqual([24, 24]);
      const { channels, summary: of } = await world.guest.ok('listNewChannels');
      expect(of.channels).toBe(channels.length);
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
      // The samples contain nothing of this category there.
      const none = await rank({ categoryId: '29', region: 'US' });
      expect(none).toMatchObject({ videos: [], summary: { videos: 0, averageSeconds: null } });
    });

    it('returns thirty days of counts on request, and never more', async () => {
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

    it('accepts page sizes like other lists', async () => {
      expect((await rank({ limit: 0 })).videos).toHaveLength(3);
      expect((await rank({ period: 'month', region: 'ALL', limit: 500 })).videos).toHaveLength(50);
    });

    it('shows which categories people view and at which hours they upload videos', async () => {
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
    });

    it('shows an imported video with its first count, and invents no second', async () => {
      const query = { region: 'JP', date: seoulDay(Date.now() - 86_400_000), maxResults: 50 };
      const { videos: imported } = await world.admin.ok('importVideos', { query });
      // An import waits two seconds for the lists; a busy machine makes them a moment later.
      const hasAll = async () => {
        const { videos } = await rank({ period: 'month', region: 'JP' });
        const ids = new Set(videos.map(({ id }) => id));
        return imported.slice(0, 5).every(({ videoId }) => ids.has(videoId));
      };
      await expect.poll(hasAll).toBe(true);
      const other = { ...query, region: 'DE', maxResults: 5 };
      const { videos: german } = await world.admin.ok('importVideos', { query: other });
      const find = async () => {
        const { videos } = await rank({ period: 'month', region: 'ALL' });
        return videos.filter(({ id }) => german.some(({ videoId }) => videoId === id));
      };
      await expect.poll(find).not.toEqual([]);
      const all = await rank({ period: 'month', region: 'ALL', sortBy: 'comments' });
      for (const { growth, previousRank, history } of await find()) {
        expect([growth, previousRank, history.length]).toEqual([null, null, 1]);
      }
      expect(all.source).toBe('sample');
    });
  });
}
