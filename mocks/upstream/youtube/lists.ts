import { categoryChoices } from '@contract/testers/choices';
import { dayOf } from '@contract/rules/ranking';
import { idOf } from '../random';
import { jsonReply, type Asked, type Reply, type Service } from '../types';
import { videoCounts } from './counts';
import { threadItem, threadsOf } from './comments';
import { channelItem, entryItem, playlistItem, videoItem } from './items';
import { keyRefusal, Refused, refuse } from './refusals';
import { checkList, listRules, tokenOf, type CheckedList, type ListRules } from './rules';
import { searchVideos } from './search';
import { simWorld, type SimVideo, type SimWorld } from './world';

type Item = Record<string, unknown>;

/** What a list gives: all that was found, of which one page is answered. */
interface Found {
  total: number;
  /** The item at a place. */
  itemAt: (at: number) => Item | null;
}

/** A list of the simulated YouTube. */
export type ListService = (asked: Asked, list: CheckedList, world: SimWorld) => Found;

// An id that is named twice is answered once.
const ids = (query: Asked['query']) => {
  const named = (query.id ?? '').split(',').map((id) => id.trim());
  return [...new Set(named)].filter(Boolean).slice(0, 50);
};

const foundAll = (items: Item[]): Found => ({
  total: items.length,
  itemAt: (at) => items[at] ?? null,
});

// The chart of these was given up; the real one answers so.
const chartless = new Set(['19', '27', '29', '30', '32', '33']);
const CHART_MOST = 200;

function chartVideos({ query, now }: Asked, world: SimWorld): SimVideo[] {
  const { regionCode = 'US', videoCategoryId: category = '0' } = query;
  if (chartless.has(category)) {
    refuse(
      404,
      'videoChartNotFound',
      'The requested video chart is not supported or is not available.',
      {
        location: 'chart',
      },
    );
  }
  return world.videos
    .filter((video) => video.channel.region === regionCode && video.age < 30)
    .filter((video) => category === '0' || video.category === category)
    .map((video) => ({ video, views: videoCounts(video, dayOf(now)).viewCount }))
    .sort((a, b) => b.views - a.views)
    .map(({ video }) => video)
    .slice(0, CHART_MOST);
}

const videos: ListService = (asked, { parts }, world) => {
  const { query, now } = asked;
  if ('id' in query && ('maxResults' in query || 'pageToken' in query)) {
    refuse(
      400,
      'incompatibleParameters',
      'Incompatible parameters specified in the request: id, maxResults',
    );
  }
  if ('chart' in query && query.chart !== 'mostPopular') {
    refuse(400, 'invalidParameter', `Invalid value '${query.chart}'.`, { location: 'chart' });
  }
  const chosen =
    'id' in query
      ? ids(query).flatMap((id) => world.videoById.get(id) ?? [])
      : chartVideos(asked, world);
  return {
    total: chosen.length,
    itemAt: (at) => itemOf(chosen[at], (one) => videoItem(one, parts, now)),
  };
};

const itemOf = <T>(value: T | undefined, make: (value: T) => Item): Item | null =>
  value === undefined ? null : make(value);

const channels: ListService = ({ query, now }, { parts }, world) => {
  const handle = (query.forHandle ?? '').replace(/^@?/, '@').toLowerCase();
  const chosen =
    'id' in query
      ? ids(query).flatMap((id) => world.channelById.get(id) ?? [])
      : world.channels.filter((channel) => channel.handle === handle && 'forHandle' in query);
  return foundAll(chosen.map((channel) => channelItem(channel, parts, now)));
};

const playlists: ListService = ({ query, now }, { parts }, world) => {
  if (query.channelId !== undefined && !world.channelById.has(query.channelId)) {
    refuse(404, 'channelNotFound', 'Channel not found.', {
      domain: 'youtube.playlist',
      location: 'channelId',
    });
  }
  const chosen =
    'id' in query
      ? ids(query).flatMap((id) => world.playlistById.get(id) ?? [])
      : world.playlists.filter(
          ({ id, channel }) => channel.id === query.channelId && id.startsWith('PL'),
        );
  return foundAll(chosen.map((list) => playlistItem(list, parts, now)));
};

const playlistItems: ListService = ({ query, now }, { parts }, world) => {
  const list = world.playlistById.get(query.playlistId ?? '');
  if (!list) {
    refuse(
      404,
      'playlistNotFound',
      "The playlist identified with the request's <code>playlistId</code> parameter cannot be found.",
      {
        domain: 'youtube.playlistItem',
        location: 'playlistId',
      },
    );
  }
  const places = list.videos
    .map(({ id }, at) => ({ id, at }))
    .filter(({ id }) => query.videoId === undefined || id === query.videoId);
  return {
    total: places.length,
    itemAt: (at) => {
      const place = places[at];
      return place ? entryItem(list, place.at, parts, now) : null;
    },
  };
};

const commentThreads: ListService = ({ query, now }, { parts }, world) => {
  const channelId = query.channelId ?? query.allThreadsRelatedToChannelId;
  const chosen =
    query.videoId !== undefined
      ? [world.videoById.get(query.videoId)]
      : world.videos.filter(({ channel }) => channel.id === channelId);
  const [video] = chosen.filter((one) => one !== undefined);
  if (!video) {
    const location = query.videoId === undefined ? 'channelId' : 'videoId';
    const what = location === 'videoId' ? 'videoNotFound' : 'channelNotFound';
    refuse(404, what, `The <code>${location}</code> that was named cannot be found.`, {
      domain: 'youtube.commentThread',
      location,
    });
  }
  if (!video.hasComments) {
    refuse(
      403,
      'commentsDisabled',
      'The video identified by the <code><a href="/youtube/v3/docs/commentThreads/list#videoId">videoId</a></code> parameter has disabled comments.',
      {
        domain: 'youtube.commentThread',
        location: 'videoId',
      },
    );
  }
  const threads = threadsOf(world, video, query, now);
  return {
    total: threads.length,
    itemAt: (at) => itemOf(threads[at], (one) => threadItem(world, video, one, parts, now)),
  };
};

const videoCategories: ListService = ({ query }) => {
  const wanted = 'id' in query ? ids(query) : categoryChoices.map(({ value }) => value);
  const unknown = wanted.some((id) => !categoryChoices.some(({ value }) => value === id));
  if (unknown || (query.regionCode !== undefined && !/^[a-z]{2}$/i.test(query.regionCode))) {
    refuse(404, 'videoCategoryNotFound', 'The video category that was named cannot be found.', {
      domain: 'youtube.videoCategory',
    });
  }
  return foundAll(
    categoryChoices
      .filter(({ value }) => wanted.includes(value))
      .map(({ value, label }) => ({
        kind: 'youtube#videoCategory',
        etag: idOf(27, 'category', value),
        id: value,
        snippet: {
          title: label,
          assignable: Number(value) < 30,
          channelId: 'UCBR8-60-B28hp2BmDPdntcQ',
        },
      })),
  );
};

/** The lists of YouTube by their names. */
export const youtubeLists: Readonly<Record<string, ListService>> = {
  videos,
  search: searchVideos,
  channels,
  playlists,
  playlistItems,
  commentThreads,
  videoCategories,
};

function answer(resource: string, service: ListService, rules: ListRules, asked: Asked): Reply {
  const list = checkList(asked, rules);
  const { total, itemAt } = service(asked, list, simWorld());
  const { offset, size } = list;
  const places = Array.from({ length: size }, (_, at) => offset + at);
  const items = places.map(itemAt).filter((item) => item !== null);
  const hasPages = !('id' in asked.query);
  return jsonReply({
    kind: `youtube#${resource === 'search' ? 'search' : resource.replace(/s$/, '')}ListResponse`,
    etag: idOf(27, resource, asked.url.search),
    ...(hasPages && offset + size < total && size > 0
      ? { nextPageToken: tokenOf(offset + size) }
      : {}),
    ...(hasPages && offset > 0 ? { prevPageToken: tokenOf(Math.max(0, offset - size)) } : {}),
    ...(resource === 'search' ? { regionCode: asked.query.regionCode ?? 'KR' } : {}),
    pageInfo: { totalResults: total, resultsPerPage: 'id' in asked.query ? items.length : size },
    items,
  });
}

/** One of YouTube's lists as a service. @param rules by default those of its name */
export function youtubeService(
  resource: string,
  service: ListService,
  rules: ListRules | undefined = listRules[resource],
): Service {
  return (asked) => {
    if (!asked.query.key || asked.query.key === 'invalid') return keyRefusal();
    if (!rules) throw new Error(`The list ${resource} has no rules`);
    try {
      return answer(resource, service, rules, asked);
    } catch (error) {
      if (error instanceof Refused) return error.reply;
      throw error;
    }
  };
}
