import { describe, expect, it } from 'vitest';
import { dayOf } from './ranking';
import {
  categoriesName,
  channelList,
  hourOfWeek,
  hoursName,
  rankChannels,
  rankVideos,
  videoInsights,
  videoList,
  type RankableVideo,
  type RankedEntry,
} from './ranking-lists';
import { RANKING_DEPTH } from './ranking-tables';

// A Wednesday in Seoul.
const NOW = Date.parse('2026-11-25T03:00:00Z');
const DAY = dayOf(NOW);

const video = (videoId: string, more: Partial<RankableVideo> = {}): RankableVideo => ({
  videoId,
  categoryId: '10',
  publishedAt: NOW - 3_600_000,
  viewCount: 10,
  likeCount: 1,
  commentCount: 1,
  regions: ['KR'],
  ...more,
});

const listsOf = (videos: RankableVideo[], previous?: Record<string, RankedEntry[]>) =>
  new Map(rankVideos(videos, 'views', DAY, (name) => previous?.[name]));

const ids = (list: RankedEntry[] | undefined) => list?.map(([id]) => id);

describe('the lists of videos', () => {
  it('contain a video in each of its periods, regions and categories', () => {
    const lists = listsOf([
      video('a', { viewCount: 5 }),
      video('b', { viewCount: 9, regions: ['US', 'KR'], publishedAt: NOW - 2 * 86_400_000 }),
      video('c', { viewCount: 7, regions: ['FR'], categoryId: '44' }),
      video('d', { viewCount: 99, publishedAt: NOW - 40 * 86_400_000 }),
    ]);
    expect(ids(lists.get(videoList('today', 'KR', 'all', 'views')))).toEqual(['a']);
    expect(ids(lists.get(videoList('week', 'KR', 'all', 'views')))).toEqual(['b', 'a']);
    expect(ids(lists.get(videoList('week', 'US', '10', 'views')))).toEqual(['b']);
    // A region and a category without their own lists count among all.
    expect(ids(lists.get(videoList('month', 'ALL', 'all', 'views')))).toEqual(['b', 'c', 'a']);
    expect([...lists.keys()].some((name) => /:FR:|:44:/.test(name))).toBe(false);
    expect([...lists.values()].flat().some(([id]) => id === 'd')).toBe(false);
  });

  it('rank equals by their ids, and leave out videos with a hidden number', () => {
    const lists = listsOf([video('b'), video('a'), video('c')]);
    expect(ids(lists.get(videoList('today', 'ALL', 'all', 'views')))).toEqual(['a', 'b', 'c']);
    const likes = new Map(
      rankVideos([video('a', { likeCount: null }), video('b')], 'likes', DAY, () => undefined),
    );
    expect(ids(likes.get(videoList('today', 'ALL', 'all', 'likes')))).toEqual(['b']);
  });

  it('contain the previous day’s place, down to the stored depth', () => {
    const name = videoList('today', 'ALL', 'all', 'views');
    const previous = { [name]: [['b', null] as RankedEntry, ['a', 7] as RankedEntry] };
    const lists = listsOf([video('a', { viewCount: 50 }), video('b'), video('c')], previous);
    expect(lists.get(name)).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', null],
    ]);
  });

  it('end at a hundred places', () => {
    const many = Array.from({ length: 150 }, (_, at) => video(`v${at}`, { viewCount: at }));
    const list = listsOf(many).get(videoList('today', 'ALL', 'all', 'views'));
    expect(list).toHaveLength(RANKING_DEPTH);
    expect(list?.[0]?.[0]).toBe('v149');
  });
});

describe('the lists of channels', () => {
  const channel = (channelId: string, more: object = {}) => ({
    channelId,
    categoryId: '24',
    country: 'KR',
    createdAt: NOW - 90 * 86_400_000,
    subscriberCount: 5,
    viewCount: 5,
    videoCount: 5,
    ...more,
  });

  it('contain a channel by country, category and group, new ones also separately', () => {
    const channels = [
      channel('a'),
      channel('b', { createdAt: NOW - 3 * 86_400_000, subscriberCount: 9 }),
      channel('c', { country: null, categoryId: null, createdAt: null }),
      channel('d', { subscriberCount: null }),
    ];
    const lists = new Map(rankChannels(channels, 'subscribers', DAY, () => undefined));
    const of = (isNew: boolean, country: string, category: string) =>
      ids(lists.get(channelList(isNew, country, category, 'subscribers')));
    expect(of(false, 'ALL', 'all')).toEqual(['b', 'a', 'c']);
    expect(of(false, 'KR', 'entertainment')).toEqual(['b', 'a']);
    expect(of(false, 'KR', '24')).toEqual(['b', 'a']);
    expect(of(true, 'KR', 'all')).toEqual(['b']);
    expect(of(false, 'JP', 'all')).toBeUndefined();
  });
});

describe('the statistics of uploads', () => {
  it('counts hours of the week in Seoul', () => {
    // Wednesday, 12 o'clock.
    expect(hourOfWeek(NOW)).toBe(2 * 24 + 12);
    expect(hourOfWeek(Date.parse('2026-11-22T15:00:00Z'))).toBe(0);
    expect(hourOfWeek(Date.parse('2026-11-22T14:59:00Z'))).toBe(6 * 24 + 23);
  });

  it('adds views by category and by hour', () => {
    const insights = new Map(
      videoInsights(
        [
          video('a', { publishedAt: NOW, viewCount: 10 }),
          video('b', { publishedAt: NOW, viewCount: 20, categoryId: '20' }),
          video('c', { publishedAt: NOW, viewCount: 40, categoryId: '99', regions: ['JP'] }),
        ],
        DAY,
      ),
    );
    expect(insights.get(categoriesName('today', 'ALL'))).toEqual([
      [null, 1, 40],
      ['20', 1, 20],
      ['10', 1, 10],
    ]);
    expect(insights.get(hoursName('KR'))).toEqual([[60, 2, 30]]);
    expect(insights.has(hoursName('US'))).toBe(false);
  });
});
