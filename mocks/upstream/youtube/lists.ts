import { categoryChoices } from '@contract/testers/choices';
import { dayOf } from '@contract/rules/rankings/ranking';
import type { Tester } from '@contract/testers/types';
import { idOf } from '../random';
import { jsonReply, type Asked, type Reply, type Service } from '../types';
import { videoCounts } from './counts';
import { threadItem, threadsOf } from './comments';
import {
  channelItem,
  entryItem,
  itemOf,
  playlistItem,
  searchItem,
  videoItem,
  type Item,
} from './items';
import { refusal, Refused, refuse } from './refusals';
import { checkList, tokenOf } from './rules';
import { findHits } from './search';
import { simWorld, type SimVideo } from './world';

/** The results of a list; an answer contains one page of them. */
interface Found {
  total: number;
  /** The items of a page. */
  page: (from: number, until: number) => Item[];
}

/** All results, and a function that converts one to an item. */
export const found = <T>(all: readonly T[], make: (one: T) => Item): Found => ({
  total: all.length,
  page: (from, until) => all.slice(from, until).map(make),
});

/** A list of the simulated YouTube. */
export type ListService = (asked: Asked, parts: readonly string[]) => Found;

// An id that is named twice is answered once.
const ids = ({ id = '' }: Asked['query']) =>
  [...new Set(id.split(',').map((one) => one.trim()))].slice(0, 50);

/** The items with the named ids; without ids, the others. */
function named<T>(query: Asked['query'], byId: ReadonlyMap<string, T>, others: () => T[]): T[] {
  return 'id' in query ? ids(query).flatMap((id) => byId.get(id) ?? []) : others();
}

// YouTube discontinued the charts of these categories; the real one answers the same way.
const chartless = new Set(['19', '27', '29', '30', '32', '33']);
const CHART_MOST = 200;

function chartVideos({ query, now }: Asked): SimVideo[] {
  const { regionCode = 'US', videoCategoryId } = query;
  if (chartless.has(videoCategoryId ?? '')) refuse('videoChartNotFound');
  return simWorld.videos
    .filter(({ channel, age }) => channel.region === regionCode && age < 30)
    .filter(({ channel }) => channel.category === (videoCategoryId ?? channel.category))
    .map((video) => ({ video, views: videoCounts(video, dayOf(now)).viewCount }))
    .sort((a, b) => b.views - a.views)
    .map(({ video }) => video)
    .slice(0, CHART_MOST);
}

function commentedVideo({ videoId, channelId, allThreadsRelatedToChannelId }: Asked['query']) {
  const owner = channelId ?? allThreadsRelatedToChannelId;
  const video =
    videoId === undefined
      ? simWorld.videos.find(({ channel }) => channel.id === owner)
      : simWorld.videoById.get(videoId);
  if (!video) refuse(videoId === undefined ? 'commentChannelNotFound' : 'videoNotFound');
  if (video.comments === null) refuse('commentsDisabled');
  return video;
}

/** The lists of YouTube by their names. */
export const youtubeLists: Readonly<Record<string, ListService>> = {
  videos: (asked, parts) =>
    found(
      named(asked.query, simWorld.videoById, () => chartVideos(asked)),
      (video) => videoItem(video, parts, asked.now),
    ),
  search: (asked) => found(findHits(asked), (hit) => searchItem(hit, asked.now)),
  channels({ query, now }, parts) {
    const handle = (query.forHandle ?? '').replace(/^@?/, '@').toLowerCase();
    const ofHandle = () => simWorld.channels.filter((channel) => channel.handle === handle);
    const channels = named(query, simWorld.channelById, ofHandle);
    return found(channels, (channel) => channelItem(channel, parts, now));
  },
  playlists({ query, now }, parts) {
    const { channelId } = query;
    if (channelId !== undefined && !simWorld.channelById.has(channelId)) refuse('channelNotFound');
    const ofChannel = () =>
      simWorld.playlists.filter(({ id, channel }) => channel.id === channelId && /^PL/.test(id));
    const lists = named(query, simWorld.playlistById, ofChannel);
    return found(lists, (list) => playlistItem(list, parts, now));
  },
  playlistItems({ query, now }, parts) {
    const list = simWorld.playlistById.get(query.playlistId ?? '') ?? refuse('playlistNotFound');
    const videos = list.videos.filter(({ id }) => id === (query.videoId ?? id));
    return found(videos, (video) => entryItem(list, video, parts, now));
  },
  commentThreads(asked, parts) {
    const video = commentedVideo(asked.query);
    const threads = threadsOf(video, asked);
    return found(threads, (thread) => threadItem(video, thread, parts, asked.now));
  },
  videoCategories({ query }, parts) {
    const known = new Map(categoryChoices.map((choice) => [choice.value, choice]));
    const chosen = named(query, known, () => [...known.values()]);
    const isKnown = !('id' in query) || chosen.length === ids(query).length;
    if (!isKnown || !/^[a-z]{2}$/i.test(query.regionCode ?? 'KR')) refuse('videoCategoryNotFound');
    return found(chosen, ({ value, label }) =>
      itemOf('videoCategory', value, parts, {
        snippet: {
          title: label,
          assignable: Number(value) < 30,
          channelId: 'UCBR8-60-B28hp2BmDPdntcQ',
        },
      }),
    );
  },
};

function answer(tester: Tester, list: ListService, asked: Asked): Reply {
  const { resource } = tester;
  const { parts, offset, size } = checkList(asked, tester);
  const { total, page } = list(asked, parts);
  const items = page(offset, offset + size);
  const hasPages = !('id' in asked.query);
  const isSearch = resource === 'search';
  return jsonReply({
    kind: `youtube#${isSearch ? resource : resource?.replace(/ies$/, 'y').replace(/s$/, '')}ListResponse`,
    etag: idOf(27, asked.url.href),
    ...(hasPages && offset + size < total ? { nextPageToken: tokenOf(offset + size) } : {}),
    ...(hasPages && offset > 0 ? { prevPageToken: tokenOf(Math.max(0, offset - size)) } : {}),
    ...(isSearch ? { regionCode: asked.query.regionCode ?? 'KR' } : {}),
    pageInfo: { totalResults: total, resultsPerPage: hasPages ? size : items.length },
    items,
  });
}

/** A YouTube list as a service, by the descriptor of its tester. */
export function youtubeService(tester: Tester, list: ListService): Service {
  return (asked) => {
    if (!asked.query.key || asked.query.key === 'invalid') return refusal('invalidKey');
    try {
      return answer(tester, list, asked);
    } catch (error) {
      if (error instanceof Refused) return error.reply;
      throw error;
    }
  };
}
