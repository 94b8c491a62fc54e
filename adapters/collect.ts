import type { RawItem } from '@contract/models/tools';
import type { CountedChannel } from '@contract/rules/rankings/counted';
import { sliceOf, slicePlace } from '@contract/testers/slices';
import type { TesterValues } from '@contract/testers/types';
import { channelSearch, orderChannels } from '@contract/testers/youtube-collect';
import { channelDetails } from '@contract/testers/youtube-import';
import { fieldsOf, textOf } from '@contract/rules/text/fields';
import { readCountedChannel } from './counted';
import type { Run } from './run';
import { readYoutubeList } from './youtube';

function channelIdOf({ id, snippet }: RawItem): string {
  return textOf(fieldsOf(id).channelId) || textOf(fieldsOf(snippet).channelId);
}

/** The channels that a collection found, and the token of the next page; null at the end. */
export interface FoundChannels {
  channels: CountedChannel[];
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
  return ({ subscriberCount, viewCount }: CountedChannel) =>
    (subscribers === 0 || (subscriberCount ?? 0) >= subscribers) && viewCount >= views;
}

/** Finds channels, by popular videos or by a search, and then reads their details. */
export async function findChannels(run: Run, values: TesterValues): Promise<FoundChannels> {
  const isRest = slicePlace(values).skipped > 0;
  const search = await run.ask(channelSearch(values), readYoutubeList, { isRest });
  const categories = new Map(categoriesOf(search.items));
  const ids = [...categories.keys()];
  // Asks for all found channels: they are sorted together, and the answer serves the next slices.
  const details =
    ids.length > 0
      ? await run.ask(channelDetails(ids.join(',')), readYoutubeList, { isRest })
      : { items: [] };
  const channels = details.items
    .map((item) => readCountedChannel(item, categories.get(textOf(item.id)) || null))
    .filter(isWanted(values));
  channels.sort((a, b) => ids.indexOf(a.channelId) - ids.indexOf(b.channelId));
  const ordered = orderChannels(channels, values);
  const { slice, nextPageToken } = sliceOf(ordered, values, search.nextPageToken);
  return { channels: slice, nextPageToken };
}
