import type { CollectedChannel, RawItem } from '@contract/models/tools';
import { decodeEntities } from '@contract/rules/markup';
import { categoryTitle } from '@contract/testers/choices';
import type { TesterValues } from '@contract/testers/types';
import { channelSearch } from '@contract/testers/youtube-collect';
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

const orders: Record<string, (channel: FoundChannel) => number> = {
  subscribers: ({ subscriberCount }) => subscriberCount ?? -1,
  views: ({ viewCount }) => viewCount,
};

/** Finds channels: those of popular videos or of a search, then what they say of themselves. */
export async function findChannels(run: Run, values: TesterValues): Promise<FoundChannel[]> {
  const { items } = await run.ask(channelSearch(values), readYoutubeList);
  const most = Number(values.maxResults ?? 10);
  const categories = new Map<string, string>();
  for (const item of items) {
    const id = channelIdOf(item);
    if (id === '' || categories.has(id) || categories.size >= most) continue;
    categories.set(id, textOf(fieldsOf(item.snippet).categoryId));
  }
  if (categories.size === 0) return [];
  const ids = [...categories.keys()].join(',');
  const details = await run.ask(channelDetails(ids), readYoutubeList);
  const channels = details.items
    .map((item) => readChannel(item, categories.get(textOf(item.id)) ?? ''))
    .filter(({ channelId }) => categories.has(channelId))
    .filter(({ subscriberCount, viewCount }) => {
      const least = Number(values.minSubscribers ?? 0);
      return (
        (least === 0 || (subscriberCount ?? 0) >= least) &&
        viewCount >= Number(values.minViews ?? 0)
      );
    });
  const keyOf = orders[values.sortBy ?? ''];
  if (keyOf) return channels.sort((a, b) => keyOf(b) - keyOf(a));
  const places = [...categories.keys()];
  return channels.sort((a, b) => places.indexOf(a.channelId) - places.indexOf(b.channelId));
}
