import type { CountedChannel, CountedVideo } from './counted';
import { dayOf, isNewOn, periodBounds, weekdayOf } from './ranking';
import {
  categoryGroups,
  RANKING_DEPTH,
  rankingCategories,
  rankingPeriods,
  rankingRegions,
  type ChannelSort,
  type RankingPeriod,
  type VideoSort,
} from './ranking-tables';
import { DAY } from '../site/time';

// The lists of all rankings, built together from a day's counts, so that a call only reads one.

/** A video in the form for ranking. */
export type RankableVideo = Pick<
  CountedVideo,
  'videoId' | 'categoryId' | 'publishedAt' | 'viewCount' | 'likeCount' | 'commentCount'
> & { regions: readonly string[] };

/** A channel in the form for ranking. */
export type RankableChannel = Pick<
  CountedChannel,
  | 'channelId'
  | 'categoryId'
  | 'country'
  | 'createdAt'
  | 'subscriberCount'
  | 'viewCount'
  | 'videoCount'
>;

/** A place in a list: the id, and its place in the same list a day before; null without one. */
export type RankedEntry = [id: string, previousRank: number | null];

/** Lists by their names. */
export type NamedLists = [name: string, entries: RankedEntry[]][];

/** Returns the previous day's entries of a list. */
export type PreviousList = (name: string) => readonly RankedEntry[] | undefined;

/** The distribution of a period's views over categories. */
export type CategoryShare = [categoryId: string | null, videos: number, views: number];
/** An hour of the week with uploads: 0 is Monday, 0 o'clock in Seoul. */
export type UploadHour = [hour: number, videos: number, views: number];

/** The name of a list of videos. */
export const videoList = (
  period: RankingPeriod,
  region: string,
  category: string,
  sort: VideoSort,
): string => `video:${period}:${region}:${category}:${sort}`;

/** The name of a list of channels. @param isNew whether it contains only those of the last month */
export const channelList = (
  isNew: boolean,
  country: string,
  category: string,
  sort: ChannelSort,
): string => `${isNew ? 'new' : 'channel'}:${country}:${category}:${sort}`;

/** The storage name of a period's categories. */
export const categoriesName = (period: RankingPeriod, region: string): string =>
  `categories:${period}:${region}`;

/** The storage name of the hours of upload. */
export const hoursName = (region: string): string => `hours:${region}`;

const videoKeys: Record<VideoSort, (video: RankableVideo) => number | null> = {
  views: ({ viewCount }) => viewCount,
  likes: ({ likeCount }) => likeCount,
  comments: ({ commentCount }) => commentCount,
};

const channelKeys: Record<ChannelSort, (channel: RankableChannel) => number | null> = {
  subscribers: ({ subscriberCount }) => subscriberCount,
  views: ({ viewCount }) => viewCount,
  videos: ({ videoCount }) => videoCount,
};

const isRegion = (name: string | null): name is string =>
  name !== 'ALL' && rankingRegions.some((region) => region === name);

const regionsOf = (names: readonly (string | null)[]) => ['ALL', ...names.filter(isRegion)];

const isCategory = (id: string | null): id is string =>
  rankingCategories.some((category) => category === id);

const groupsOf = (category: string | null): string[] =>
  Object.entries(categoryGroups).flatMap(([group, ids]) =>
    ids.some((id) => id === category) ? [group] : [],
  );

const videoCategoriesOf = (id: string | null) => ['all', ...(isCategory(id) ? [id] : [])];

// Equals are sorted by id, so that every implementation ranks alike.
function ordered<T>(
  items: readonly T[],
  keyOf: (item: T) => number | null,
  idOf: (item: T) => string,
): T[] {
  return items
    .flatMap((item) => {
      const key = keyOf(item);
      return key === null ? [] : [{ item, key }];
    })
    .sort((a, b) => b.key - a.key || (idOf(a.item) < idOf(b.item) ? -1 : 1))
    .map(({ item }) => item);
}

function rank<T>(
  sorted: readonly T[],
  idOf: (item: T) => string,
  listsOf: (item: T) => string[],
  previous: PreviousList,
): NamedLists {
  const lists = new Map<string, string[]>();
  for (const item of sorted) {
    for (const name of listsOf(item)) {
      const list = lists.get(name) ?? [];
      if (list.length === 0) lists.set(name, list);
      if (list.length < RANKING_DEPTH) list.push(idOf(item));
    }
  }
  return [...lists].map(([name, ids]) => {
    const places = new Map((previous(name) ?? []).map(([id], at) => [id, at + 1]));
    return [name, ids.map((id): RankedEntry => [id, places.get(id) ?? null])];
  });
}

/**
 * The lists of videos on a day in one order, by name; a list without videos is left out.
 * @param previous the lists of the day before
 */
export function rankVideos(
  videos: readonly RankableVideo[],
  sort: VideoSort,
  day: number,
  previous: PreviousList,
): NamedLists {
  const bounds = rankingPeriods.map((period) => ({ period, ...periodBounds(period, day) }));
  const periodsOf = (moment: number) =>
    bounds.filter(({ from, to }) => moment >= from && moment < to).map(({ period }) => period);
  const ranked = videos.filter(({ publishedAt }) => periodsOf(publishedAt).length > 0);
  const listsOf = ({ publishedAt, regions, categoryId }: RankableVideo) =>
    periodsOf(publishedAt).flatMap((period) =>
      regionsOf(regions).flatMap((region) =>
        videoCategoriesOf(categoryId).map((category) => videoList(period, region, category, sort)),
      ),
    );
  const sorted = ordered(ranked, videoKeys[sort], ({ videoId }) => videoId);
  return rank(sorted, ({ videoId }) => videoId, listsOf, previous);
}

/** The lists of channels on a day in one order, by name; a list without channels is left out. */
export function rankChannels(
  channels: readonly RankableChannel[],
  sort: ChannelSort,
  day: number,
  previous: PreviousList,
): NamedLists {
  const listsOf = ({ country, categoryId, createdAt }: RankableChannel) =>
    regionsOf([country]).flatMap((region) =>
      [...videoCategoriesOf(categoryId), ...groupsOf(categoryId)].flatMap((category) => [
        channelList(false, region, category, sort),
        ...(isNewOn(day, createdAt) ? [channelList(true, region, category, sort)] : []),
      ]),
    );
  const sorted = ordered(channels, channelKeys[sort], ({ channelId }) => channelId);
  return rank(sorted, ({ channelId }) => channelId, listsOf, previous);
}

type Sums<Key> = Map<Key, { videos: number; views: number }>;

function add<Key>(sums: Sums<Key>, key: Key, views: number): void {
  const sum = sums.get(key) ?? { videos: 0, views: 0 };
  sums.set(key, { videos: sum.videos + 1, views: sum.views + views });
}

const inside = (videos: readonly RankableVideo[], region: string, from: number, to: number) =>
  videos.filter(
    ({ publishedAt, regions }) =>
      publishedAt >= from && publishedAt < to && (region === 'ALL' || regions.includes(region)),
  );

function sharesOf(videos: readonly RankableVideo[]): CategoryShare[] {
  const sums: Sums<string | null> = new Map();
  for (const { categoryId, viewCount } of videos) {
    add(sums, isCategory(categoryId) ? categoryId : null, viewCount);
  }
  return [...sums]
    .map(([category, sum]): CategoryShare => [category, sum.videos, sum.views])
    .sort((a, b) => b[2] - a[2] || Number(a[0] ?? 99) - Number(b[0] ?? 99));
}

/** The hour of the week in Seoul at a moment (ms). */
export function hourOfWeek(moment: number): number {
  const hour = Math.floor((moment + 9 * 3_600_000) / 3_600_000) % 24;
  return weekdayOf(dayOf(moment)) * 24 + hour;
}

function hoursOf(videos: readonly RankableVideo[]): UploadHour[] {
  const sums: Sums<number> = new Map();
  for (const { publishedAt, viewCount } of videos) add(sums, hourOfWeek(publishedAt), viewCount);
  return [...sums]
    .map(([hour, sum]): UploadHour => [hour, sum.videos, sum.views])
    .sort((a, b) => a[0] - b[0]);
}

/** The period of uploads that count for the hours, days. */
const HOURS_FROM = 30;

/** The categories and the hours of upload of the videos of each region, by name. */
export function videoInsights(
  videos: readonly RankableVideo[],
  day: number,
): [string, CategoryShare[] | UploadHour[]][] {
  return rankingRegions.flatMap((region) => {
    const { to } = periodBounds('today', day);
    const recent = inside(videos, region, to - HOURS_FROM * DAY, to);
    const shares = rankingPeriods.map((period): [string, CategoryShare[]] => {
      const { from } = periodBounds(period, day);
      return [categoriesName(period, region), sharesOf(inside(videos, region, from, to))];
    });
    const named: [string, CategoryShare[] | UploadHour[]][] = [
      ...shares,
      [hoursName(region), hoursOf(recent)],
    ];
    return named.filter(([, list]) => list.length > 0);
  });
}
