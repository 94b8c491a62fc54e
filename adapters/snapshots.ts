import type { CountedChannel, CountedVideo } from '@contract/rules/rankings/counted';
import { dayStart } from '@contract/rules/rankings/ranking';
import { videoIdOf } from '@contract/rules/posts/saved-video';
import { youtubeRequest } from '@contract/testers/request';
import { channelDetails, videoDetails } from '@contract/testers/youtube-import';
import { readCountedChannel, readCountedVideo } from './counted';
import { UpstreamFailure } from './failure';
import { textOf } from '@contract/rules/text/fields';
import type { Tools } from './tools';
import { readYoutubeList } from './youtube';

/** The most ids per request. */
export const IDS_MOST = 50;

type Asking = Pick<Tools, 'askUnattended'>;

const isoOf = (moment: number) => new Date(moment).toISOString().replace('.000Z', 'Z');
const isKnown = <T>(value: T | null): value is T => value !== null;

/** The search for uploads in a region since a moment (ms), the most viewed first. */
export function uploadSearch(region: string, since: number, q: string, most: number) {
  return youtubeRequest('search', {
    part: 'snippet',
    type: 'video',
    order: 'viewCount',
    regionCode: region,
    publishedAfter: isoOf(since),
    q,
    safeSearch: 'moderate',
    maxResults: String(most),
  });
}

/** The chart of a region's popular videos, with their counts. */
export function popularChart(region: string, most: number) {
  return youtubeRequest('videos', {
    part: 'snippet,contentDetails,statistics',
    chart: 'mostPopular',
    regionCode: region,
    maxResults: String(most),
  });
}

/** Counts up to 50 videos and leaves out deleted ones. @throws UpstreamFailure */
export async function countVideos(
  { askUnattended }: Asking,
  ids: readonly string[],
): Promise<CountedVideo[]> {
  if (ids.length === 0) return [];
  const { value } = await askUnattended(videoDetails(ids.join(',')), readYoutubeList);
  return value.items.map(readCountedVideo).filter(isKnown);
}

/**
 * Counts up to 50 channels and leaves out deleted ones.
 * @param categories of their videos, if known
 * @throws UpstreamFailure
 */
export async function countChannels(
  { askUnattended }: Asking,
  ids: readonly string[],
  categories: ReadonlyMap<string, string | null> = new Map(),
): Promise<CountedChannel[]> {
  if (ids.length === 0) return [];
  const { value } = await askUnattended(channelDetails(ids.join(',')), readYoutubeList);
  return value.items.map((item) =>
    readCountedChannel(item, categories.get(textOf(item.id)) ?? null),
  );
}

// If one way to find videos is refused, the others continue; a used up quota ends them all.
async function orNone<T>(work: Promise<T[]>): Promise<T[]> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UpstreamFailure && /^(?:chart|notFound|parameter)$/.test(error.reason)) {
      return [];
    }
    throw error;
  }
}

/**
 * Finds the videos of a region to count: uploads since yesterday, the most viewed first, and the
 * chart of popular videos.
 * @param day the present day in Seoul
 * @throws UpstreamFailure
 */
export async function discoverVideos(
  tools: Asking,
  region: string,
  day: number,
): Promise<CountedVideo[]> {
  const search = uploadSearch(region, dayStart(day - 1), '', IDS_MOST);
  const found = await orNone(
    tools.askUnattended(search, readYoutubeList).then(({ value }) => value.items),
  );
  const uploads = await countVideos(tools, found.map(videoIdOf).filter(isKnown));
  const chart = await orNone(
    tools
      .askUnattended(popularChart(region, IDS_MOST), readYoutubeList)
      .then(({ value }) => value.items.map(readCountedVideo).filter(isKnown)),
  );
  return [...new Map([...chart, ...uploads].map((video) => [video.videoId, video])).values()];
}
