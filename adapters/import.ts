import type { ListResult, RawItem } from '@contract/models/tools';
import { durationOf, videoIdOf } from '@contract/rules/posts/saved-video';
import { listOf } from '@contract/testers/rules';
import { sliceOf, slicePlace } from '@contract/testers/slices';
import type { TesterValues, UpstreamRequest } from '@contract/testers/types';
import {
  channelDetails,
  importSearch,
  SHORTS_BELOW,
  videoDetails,
} from '@contract/testers/youtube-import';
import { countOf, fieldsOf, textOf } from '@contract/rules/text/fields';
import type { Run } from './run';
import { readYoutubeList } from './youtube';

/** The videos that an import found, the most viewed first. */
export interface FoundVideos {
  items: RawItem[];
  nextPageToken: string | null;
}

const viewsOf = (item: RawItem) => countOf(fieldsOf(item.statistics).viewCount) ?? 0;

function isWanted(item: RawItem, values: TesterValues): boolean {
  const categories = listOf(values, 'categoryId');
  const category = textOf(fieldsOf(item.snippet).categoryId);
  if (categories.length > 0 && !categories.includes(category)) return false;
  if (viewsOf(item) < Number(values.minViews ?? 0)) return false;
  const seconds = durationOf(fieldsOf(item.contentDetails).duration);
  if (values.videoType === 'shorts') return seconds !== null && seconds < SHORTS_BELOW;
  if (values.videoType === 'videos') return seconds === null || seconds >= SHORTS_BELOW;
  return true;
}

const channelOf = (item: RawItem) => textOf(fieldsOf(item.snippet).channelId);

type Ask = (request: UpstreamRequest) => Promise<ListResult>;

/** Keeps the videos whose channels have enough subscribers; all of them without a minimum. */
async function subscribersOf(ask: Ask, items: RawItem[], { minSubscribers = '0' }: TesterValues) {
  const least = Number(minSubscribers);
  if (least === 0 || items.length === 0) return () => true;
  const { items: channels } = await ask(
    channelDetails([...new Set(items.map(channelOf))].join(',')),
  );
  const subscribers = new Map(
    channels.map(({ id, statistics }) => [
      textOf(id),
      countOf(fieldsOf(statistics).subscriberCount) ?? 0,
    ]),
  );
  return (item: RawItem) => (subscribers.get(channelOf(item)) ?? 0) >= least;
}

/**
 * Finds the videos of an import: a search, then the details that the conditions need. Asks for as
 * many as YouTube gives at once, so that the answers serve the next slices.
 */
export async function findImport(run: Run, values: TesterValues): Promise<FoundVideos> {
  const isRest = slicePlace(values).skipped > 0;
  const ask: Ask = (request) => run.ask(request, readYoutubeList, { isRest });
  const found = await ask(importSearch(values));
  const ids = [...new Set(found.items.map(videoIdOf).filter((id) => id !== null))];
  const { slice, nextPageToken } = sliceOf(ids, values, found.nextPageToken);
  if (slice.length === 0) return { items: [], nextPageToken };
  const { items } = await ask(videoDetails(ids.join(',')));
  const hasSubscribers = await subscribersOf(ask, items, values);
  const kept = items.filter(
    (item) =>
      slice.includes(videoIdOf(item) ?? '') && isWanted(item, values) && hasSubscribers(item),
  );
  return { items: kept.sort((a, b) => viewsOf(b) - viewsOf(a)), nextPageToken };
}
