import { dayOf } from '@contract/rules/rankings/ranking';
import { youtubeSearch } from '@contract/testers/youtube-search';
import type { Asked } from '../types';
import { channelCounts, videoCounts } from './counts';
import { kindOf, publishedAt, type Hit } from './items';
import { refuse } from './refusals';
import { simWorld } from './world';

/** The most results of a search. */
const REACHED_MOST = 500;

function viewsOf(hit: Hit, now: number): number {
  if ('seconds' in hit) return videoCounts(hit, dayOf(now)).viewCount;
  return 'subscribers' in hit ? channelCounts(hit, dayOf(now)).viewCount : 0;
}

const hasAll = (text: string, words: readonly string[]) =>
  words.every((word) => text.toLowerCase().includes(word));

/** Whether a result's title, description or channel name contains all words. */
function fits(hit: Hit, words: readonly string[]): boolean {
  const description = 'description' in hit ? hit.description : '';
  const channel = 'channel' in hit ? hit.channel.title : '';
  return hasAll(`${hit.title} ${description} ${channel}`, words);
}

/** More than the logarithm of any number of views. */
const IN_TITLE = 100;

const orders: Record<string, (hit: Hit, now: number, words: readonly string[]) => number> = {
  date: publishedAt,
  viewCount: viewsOf,
  videoCount: viewsOf,
  rating: (hit) => ('likes' in hit ? hit.likes / hit.views : 0),
  // Results with the words in their title come first, each group sorted by views.
  relevance: (hit, now, words) =>
    (hasAll(hit.title, words) ? IN_TITLE : 0) + Math.log10(1 + viewsOf(hit, now)),
};

const durations: Readonly<Record<string, (seconds: number) => boolean>> = {
  short: (seconds) => seconds > 0 && seconds < 240,
  medium: (seconds) => seconds >= 240 && seconds <= 1200,
  long: (seconds) => seconds > 1200,
};

function passes(hit: Hit, { query, now }: Asked): boolean {
  const { regionCode, channelId, publishedAfter, publishedBefore } = query;
  const { videoCategoryId: category, videoDuration = '', eventType } = query;
  const moment = publishedAt(hit, now);
  const owner = 'channel' in hit ? hit.channel : hit;
  if (regionCode !== undefined && owner.region !== regionCode) return false;
  if (channelId !== undefined && owner.id !== channelId) return false;
  if (publishedAfter !== undefined && moment < Date.parse(publishedAfter)) return false;
  if (publishedBefore !== undefined && moment >= Date.parse(publishedBefore)) return false;
  if (!('seconds' in hit)) return true;
  const hasLength = durations[videoDuration]?.(hit.seconds) ?? true;
  const isOn = eventType === undefined || (eventType === 'live') === (hit.seconds === 0);
  return hasLength && isOn && (category === undefined || owner.category === category);
}

/** The results of the simulated `search`, in order. @throws Refused */
export function findHits(asked: Asked): Hit[] {
  const { query, now } = asked;
  // A filter for videos requires type=video, which the tester adds.
  if (youtubeSearch.prepare(query).values.type !== query.type) refuse('invalidSearchFilter');
  const { q = '', order = 'relevance', type = 'video,channel,playlist' } = query;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const types = type.split(',');
  const { videos, channels, playlists } = simWorld;
  const hits = [
    ...videos,
    ...channels,
    ...playlists.filter(({ id }) => id.startsWith('PL')),
  ].filter((hit) => types.includes(kindOf(hit)) && fits(hit, words) && passes(hit, asked));
  const valueOf = orders[order];
  const valued = hits.map((hit) => ({ hit, value: valueOf?.(hit, now, words) ?? 0 }));
  const name = ({ hit }: { hit: Hit }) => (order === 'title' ? hit.title : hit.id);
  valued.sort((a, b) => b.value - a.value || (name(a) < name(b) ? -1 : 1));
  return valued.map(({ hit }) => hit).slice(0, REACHED_MOST);
}
