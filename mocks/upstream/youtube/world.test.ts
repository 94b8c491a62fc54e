import { dayOf, dayStart } from '@contract/rules/rankings/ranking';
import { rankingCategories } from '@contract/rules/rankings/ranking-tables';
import { DAY } from '@contract/rules/site/time';
import { describe, expect, it } from 'vitest';
import { channelCounts } from './counts';
import { publishedAt } from './items';
import { simWorld } from './world';

const NOW = Date.parse('2026-11-23T03:00:00Z');
const TODAY = dayOf(NOW);
const { channels, videos } = simWorld;
const korean = channels.filter(({ region }) => region === 'KR');
const recent = videos.filter(({ age }) => age < 28);

/** The channels of Korea by their subscribers on a day. */
const rankingOn = (day: number) =>
  korean
    .map((channel) => ({ channel, count: channelCounts(channel, day).subscriberCount ?? -1 }))
    .sort((a, b) => b.count - a.count || (a.channel.id < b.channel.id ? -1 : 1))
    .map(({ channel }) => channel);

describe('the simulated world', () => {
  it('has fifty channels in Korea, fifteen in every other region and thousands of videos', () => {
    const regions = [...new Set(channels.map(({ region }) => region))];
    expect(regions).toHaveLength(12);
    for (const region of regions) {
      const own = channels.filter((channel) => channel.region === region);
      expect(own.length).toBeGreaterThanOrEqual(region === 'KR' ? 50 : 15);
      expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    }
    expect(channels.length).toBeGreaterThan(200);
    expect(videos.length).toBeGreaterThan(2_000);
    expect(new Set(videos.map(({ id }) => id)).size).toBe(videos.length);
    expect(new Set(channels.map(({ id }) => id)).size).toBe(channels.length);
  });

  it.each([0, 1, 2, 3, 10, 30, 90, 200, 365])(
    'lets neighbours among the first thirty of Korea overtake each other, %s days from now',
    (later) => {
      const [before, now] = [rankingOn(TODAY + later - 1), rankingOn(TODAY + later)];
      const changes = now.slice(0, 30).map((channel, at) => before.indexOf(channel) - at);
      expect(changes.filter((change) => change !== 0).length).toBeGreaterThanOrEqual(5);
      expect(changes.some((change) => change > 0)).toBe(true);
      expect(changes.some((change) => change < 0)).toBe(true);
    },
  );

  it('has small new channels in Korea that grow fast, but not among the first ten', () => {
    const young = korean.filter(({ age }) => age < 30);
    expect(young.length).toBeGreaterThanOrEqual(8);
    for (const channel of young) {
      const [week, now] = [TODAY - 7, TODAY].map((day) => channelCounts(channel, day));
      expect(now?.subscriberCount).toBeGreaterThanOrEqual(1_000);
      expect(now?.subscriberCount).toBeLessThanOrEqual(300_000);
      expect((now?.subscriberCount ?? 0) / (week?.subscriberCount ?? 1)).toBeGreaterThan(1.03);
    }
    for (const later of [0, 30, 365]) {
      const ages = rankingOn(TODAY + later).map(({ age }) => age);
      expect(Math.min(...ages.slice(0, 10))).toBeGreaterThan(30);
    }
  });

  it('repeats no title among the videos of a channel', () => {
    for (const { id } of channels) {
      const titles = videos.filter(({ channel }) => channel.id === id).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('has at least three Korean videos of the month in each category of the rankings', () => {
    for (const category of rankingCategories) {
      const own = recent.filter(
        (video) => video.channel.region === 'KR' && video.channel.category === category,
      );
      expect(own.length, category).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(['KR', 'US', 'JP', 'GB'])('has uploads of today and yesterday in %s', (region) => {
    const begins = dayStart(TODAY);
    const moments = videos
      .filter(({ channel }) => channel.region === region)
      .map((video) => publishedAt(video, NOW));
    expect(moments.some((moment) => moment >= begins && moment <= NOW)).toBe(true);
    expect(moments.some((moment) => moment >= begins - DAY && moment < begins)).toBe(true);
  });

  it('shows its channels with all drawings of faces', () => {
    expect(new Set(korean.map(({ avatar }) => avatar)).size).toBe(9);
  });
});
