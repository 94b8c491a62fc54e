import { dayOf } from '@contract/rules/ranking';
import { today, DAY, type Asked } from '../types';
import { channelCounts, videoCounts } from './counts';
import { publishedAt, searchItem } from './items';
import { refuse } from './refusals';
import type { CheckedList } from './rules';
import type { SimChannel } from './channels';
import type { SimPlaylist, SimVideo, SimWorld } from './world';

type Hit = SimVideo | SimChannel | SimPlaylist;

const isVideo = (hit: Hit): hit is SimVideo => 'seconds' in hit;
/** A search shows no more than so many. */
const REACHED_MOST = 500;

const hitPublishedAt = (hit: Hit, now: number) =>
  isVideo(hit) ? publishedAt(hit, now) : today(now) - hit.age * DAY;
function viewsOf(hit: Hit, now: number): number {
  if (isVideo(hit)) return videoCounts(hit, dayOf(now)).viewCount;
  return 'subscribers' in hit ? channelCounts(hit, dayOf(now)).viewCount : 0;
}

const hasAll = (text: string, words: readonly string[]) =>
  words.every((word) => text.toLowerCase().includes(word));

/** Whether all words stand in a hit's title, its description or its channel's name. */
function fits(hit: Hit, words: readonly string[]): boolean {
  const description = 'description' in hit ? hit.description : '';
  const channel = 'channel' in hit ? hit.channel.title : '';
  return hasAll(`${hit.title} ${description} ${channel}`, words);
}

/** More than the logarithm of any number of views. */
const IN_TITLE = 100;

/** Hits with the words in their title come first, each group by its views. */
const relevanceOf = (hit: Hit, words: readonly string[], now: number) =>
  (hasAll(hit.title, words) ? IN_TITLE : 0) + Math.log10(1 + viewsOf(hit, now));

const durations: Readonly<Record<string, (seconds: number) => boolean>> = {
  short: (seconds) => seconds > 0 && seconds < 240,
  medium: (seconds) => seconds >= 240 && seconds <= 1200,
  long: (seconds) => seconds > 1200,
};

function passes(hit: Hit, { query, now }: Asked): boolean {
  const { channelId, publishedAfter, publishedBefore, videoCategoryId, videoDuration, eventType } =
    query;
  const moment = hitPublishedAt(hit, now);
  const owner = 'channel' in hit ? hit.channel : hit;
  if (channelId !== undefined && owner.id !== channelId) return false;
  if (publishedAfter !== undefined && moment < Date.parse(publishedAfter)) return false;
  if (publishedBefore !== undefined && moment >= Date.parse(publishedBefore)) return false;
  if (!isVideo(hit)) return true;
  const hasLength = durations[videoDuration ?? '']?.(hit.seconds) ?? true;
  const isOn = eventType === undefined || (eventType === 'live') === (hit.seconds === 0);
  return hasLength && isOn && (videoCategoryId === undefined || hit.category === videoCategoryId);
}

function guardSearch({ query }: Asked): string[] {
  const types = (query.type ?? 'video,channel,playlist').split(',').map((type) => type.trim());
  const isOfVideos = types.length === 1 && types[0] === 'video';
  const filter = Object.keys(query).find((name) => /^video|^eventType$/.test(name));
  if (filter !== undefined && !isOfVideos) {
    refuse(
      400,
      'invalidSearchFilter',
      'The request contains an invalid combination of search filters and/or restrictions.',
      {
        domain: 'youtube.search',
      },
    );
  }
  if ('location' in query !== 'locationRadius' in query) {
    refuse(
      400,
      'invalidLocation',
      'The location and/or locationRadius parameter value was formatted incorrectly.',
      {
        domain: 'youtube.search',
        location: 'location',
      },
    );
  }
  for (const name of ['publishedAfter', 'publishedBefore']) {
    const moment = query[name];
    if (moment !== undefined && Number.isNaN(Date.parse(moment))) {
      refuse(400, 'badRequest', `Invalid value at '${name}'`, { domain: 'global', location: name });
    }
  }
  return types;
}

/** The simulated `search`. */
export function searchVideos(asked: Asked, _list: CheckedList, world: SimWorld) {
  const types = guardSearch(asked);
  const { q = '', order = 'relevance', regionCode } = asked.query;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const pool: Hit[] = [
    ...(types.includes('video') ? world.videos : []),
    ...(types.includes('channel') ? world.channels : []),
    ...(types.includes('playlist') ? world.playlists.filter(({ id }) => id.startsWith('PL')) : []),
  ];
  const isThere = (hit: Hit) =>
    regionCode === undefined || ('channel' in hit ? hit.channel : hit).region === regionCode;
  const hits = pool.filter((hit) => isThere(hit) && fits(hit, words) && passes(hit, asked));
  const keys: Record<string, (hit: Hit) => number> = {
    date: (hit) => hitPublishedAt(hit, asked.now),
    viewCount: (hit) => viewsOf(hit, asked.now),
    rating: (hit) => (isVideo(hit) ? hit.likes / hit.views : 0),
    videoCount: (hit) => viewsOf(hit, asked.now),
    relevance: (hit) => relevanceOf(hit, words, asked.now),
  };
  const keyOf = keys[order];
  if (order === 'title') hits.sort((a, b) => (a.title < b.title ? -1 : 1));
  else if (keyOf) {
    const values = new Map(hits.map((hit) => [hit, keyOf(hit)]));
    const valueOf = (hit: Hit) => values.get(hit) ?? 0;
    hits.sort((a, b) => valueOf(b) - valueOf(a) || (a.id < b.id ? -1 : 1));
  }
  return {
    total: hits.length,
    itemAt: (at: number) => {
      const hit = at < REACHED_MOST ? hits[at] : undefined;
      return hit ? searchItem(hit, asked.now) : null;
    },
  };
}
