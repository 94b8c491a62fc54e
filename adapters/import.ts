import type { RawItem } from '@contract/models/tools';
import { durationOf, videoIdOf } from '@contract/rules/saved-video';
import { listOf } from '@contract/testers/rules';
import type { TesterValues } from '@contract/testers/types';
import {
  channelDetails,
  importSearch,
  SHORTS_BELOW,
  videoDetails,
} from '@contract/testers/youtube-import';
import { countOf, fieldsOf, textOf } from '@contract/rules/fields';
import type { Run } from './run';
import { readYoutubeList } from './youtube';

/** What an import found, the most viewed first. */
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

async function withEnoughSubscribers(
  run: Run,
  items: RawItem[],
  values: TesterValues,
): Promise<RawItem[]> {
  const least = Number(values.minSubscribers ?? 0);
  if (least === 0 || items.length === 0) return items;
  const ids = [...new Set(items.map(channelOf))].join(',');
  const { items: channels } = await run.ask(channelDetails(ids), readYoutubeList);
  const counts = new Map(
    channels.map(({ id, statistics }) => [
      textOf(id),
      countOf(fieldsOf(statistics).subscriberCount) ?? 0,
    ]),
  );
  return items.filter((item) => (counts.get(channelOf(item)) ?? 0) >= least);
}

/** Finds the videos of an import: a search, then their details, which the conditions need. */
export async function findImport(run: Run, values: TesterValues): Promise<FoundVideos> {
  const found = await run.ask(importSearch(values), readYoutubeList);
  const ids = found.items.map(videoIdOf).filter((id) => id !== null);
  const { nextPageToken } = found;
  if (ids.length === 0) return { items: [], nextPageToken };
  const { items } = await run.ask(videoDetails(ids.join(',')), readYoutubeList);
  const wanted = items.filter((item) => isWanted(item, values));
  const kept = await withEnoughSubscribers(run, wanted, values);
  return { items: kept.sort((a, b) => viewsOf(b) - viewsOf(a)), nextPageToken };
}
