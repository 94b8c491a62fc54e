import type { CollectedChannel, RawItem } from '@contract/models/tools';
import { decodeEntities } from '@contract/rules/markup';
import { categoryTitle } from '@contract/testers/choices';
import type { TesterValues } from '@contract/testers/types';
import {
  channelSearch,
  chartPlace,
  chartToken,
  orderChannels,
} from '@contract/testers/youtube-collect';
import { channelDetails } from '@contract/testers/youtube-import';
import { countOf, fieldsOf, textOf, textOrNull } from '@contract/rules/fields';
import type { Run } from './run';
import { readYoutubeList } from './youtube';

/** A channel as it is collected; `createdAt` in ms, null when it is not known. */
export interface FoundChannel extends CollectedChannel {
  createdAt: number | null;
}

function channelIdOf({ id, snippet }: RawItem): string {
  return textOf(fieldsOf(id).channelId) || textOf(fieldsOf(snippet).channelId);
}

function thumbnailOf(snippet: unknown): string | null {
  const { high, medium, default: small } = fieldsOf(fieldsOf(snippet).thumbnails);
  const url = [high, medium, small].map((one) => textOrNull(fieldsOf(one).url)).find(Boolean);
  return url ?? null;
}

function readChannel(item: RawItem, category: string): FoundChannel {
  const snippet = fieldsOf(item.snippet);
  const statistics = fieldsOf(item.statistics);
  const created = Date.parse(textOf(snippet.publishedAt));
  const isHidden = statistics.hiddenSubscriberCount === true;
  return {
    channelId: textOf(item.id),
    title: decodeEntities(textOf(snippet.title)),
    thumbnailUrl: thumbnailOf(snippet),
    subscriberCount: isHidden ? null : countOf(statistics.subscriberCount),
    viewCount: countOf(statistics.viewCount) ?? 0,
    videoCount: countOf(statistics.videoCount) ?? 0,
    categoryTitle: category === '' ? null : categoryTitle(category),
    country: textOrNull(snippet.country),
    createdAt: Number.isNaN(created) ? null : created,
  };
}

/** What a collection found, and where it goes on; null at its end. */
export interface FoundChannels {
  channels: FoundChannel[];
  nextPageToken: string | null;
}

/** The channels of found items in their order, each once, with the category of its first video. */
function categoriesOf(items: readonly RawItem[]): [string, string][] {
  const found = new Map<string, string>();
  for (const item of items) {
    const id = channelIdOf(item);
    if (id !== '' && !found.has(id)) found.set(id, textOf(fieldsOf(item.snippet).categoryId));
  }
  return [...found];
}

function isWanted(values: TesterValues) {
  const [subscribers, views] = [Number(values.minSubscribers ?? 0), Number(values.minViews ?? 0)];
  return ({ subscriberCount, viewCount }: FoundChannel) =>
    (subscribers === 0 || (subscriberCount ?? 0) >= subscribers) && viewCount >= views;
}

/** One page of the channels that were found: of the chart's fifty videos only some are a page. */
async function findPage(run: Run, values: TesterValues) {
  const { items, nextPageToken } = await run.ask(channelSearch(values), readYoutubeList);
  const found = categoriesOf(items);
  const most = Number(values.maxResults ?? 10);
  if (values.dataSource !== 'trending') return { page: found.slice(0, most), nextPageToken };
  const { token, skipped } = chartPlace(values);
  const end = skipped + most;
  const next = nextPageToken === null ? null : chartToken({ token: nextPageToken, skipped: 0 });
  return {
    page: found.slice(skipped, end),
    nextPageToken: end < found.length ? chartToken({ token, skipped: end }) : next,
  };
}

/** Finds channels: those of popular videos or of a search, then what they say of themselves. */
export async function findChannels(run: Run, values: TesterValues): Promise<FoundChannels> {
  const { page, nextPageToken } = await findPage(run, values);
  if (page.length === 0) return { channels: [], nextPageToken };
  const categories = new Map(page);
  const ids = [...categories.keys()];
  const details = await run.ask(channelDetails(ids.join(',')), readYoutubeList);
  const channels = details.items
    .map((item) => readChannel(item, categories.get(textOf(item.id)) ?? ''))
    .filter(({ channelId }) => categories.has(channelId))
    .filter(isWanted(values));
  channels.sort((a, b) => ids.indexOf(a.channelId) - ids.indexOf(b.channelId));
  return { channels: orderChannels(channels, values), nextPageToken };
}
