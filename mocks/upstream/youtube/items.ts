import { cut } from '@contract/rules/text/length';
import { dayOf } from '@contract/rules/rankings/ranking';
import shapes from '../answers/shapes.json';
import { idOf } from '../random';
import { today, DAY } from '../types';
import { channelCounts, videoCounts } from './counts';
import { uploadsOf, type SimChannel, type SimPlaylist, type SimVideo } from './world';

type Parts = readonly string[];
/** An item of an answer. */
export type Item = Record<string, unknown>;

/** An item of a kind with the requested parts. */
export function itemOf(kind: string, id: string, parts: Parts, all: Item): Item {
  const asked = Object.entries(all).filter(([name]) => parts.includes(name));
  const etag = idOf(27, 'etag', kind, id);
  return { kind: `youtube#${kind}`, etag, id, ...Object.fromEntries(asked) };
}

/** A moment (ms) in YouTube's format. */
export const iso = (moment: number) => new Date(moment).toISOString().replace(/\.\d{3}Z$/, 'Z');

/**
 * When something was published, ms: a video at its minute of a day in Korea, never in the future;
 * anything else at the start of its day.
 */
export function publishedAt({ age, minute = 0 }: { age: number; minute?: number }, now: number) {
  return Math.min(today(now) - age * DAY + minute * 60_000, Math.floor(now / 60_000) * 60_000);
}

// Our own drawings, because invented videos have no other pictures.
const pictures = (sizes: typeof shapes.scene, url: string): Item =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, { url, ...size }]));
const sceneOf = (scene: string) => pictures(shapes.scene, `/scenes/${scene}.svg`);

/** A length in YouTube's format; a live broadcast has no length. */
function durationOf(seconds: number): string {
  const part = (count: number, letter: string) => (count > 0 ? `${count}${letter}` : '');
  const minutes = Math.floor(seconds / 60);
  const time = part(Math.floor(minutes / 60), 'H') + part(minutes % 60, 'M');
  return seconds === 0 ? 'P0D' : `PT${time}${part(seconds % 60, 'S')}`;
}

const snippetOf = (video: SimVideo, now: number): Item => ({
  publishedAt: iso(publishedAt(video, now)),
  channelId: video.channel.id,
  title: video.title,
  description: video.description,
  thumbnails: sceneOf(video.scene),
  channelTitle: video.channel.title,
});

/** An item of `videos`. */
export function videoItem(video: SimVideo, parts: Parts, now: number): Item {
  const { id, title, description, channel, seconds } = video;
  const { viewCount, likeCount, commentCount } = videoCounts(video, dayOf(now));
  const { contentDetails, statistics, ...rest } = shapes.video;
  return itemOf('video', id, parts, {
    snippet: {
      ...snippetOf(video, now),
      tags: [channel.title],
      categoryId: channel.category,
      liveBroadcastContent: seconds === 0 ? 'live' : 'none',
      localized: { title, description },
    },
    contentDetails: { duration: durationOf(seconds), ...contentDetails },
    statistics: {
      viewCount: String(viewCount),
      likeCount: String(likeCount),
      ...(commentCount === null ? {} : { commentCount: String(commentCount) }),
      ...statistics,
    },
    player: { embedHtml: `<iframe src="//www.youtube.com/embed/${id}"></iframe>` },
    ...rest,
  });
}

/** An item of `channels`. */
export function channelItem(channel: SimChannel, parts: Parts, now: number): Item {
  const { id, title, description, handle, region, avatar } = channel;
  const { subscriberCount, viewCount, videoCount } = channelCounts(channel, dayOf(now));
  return itemOf('channel', id, parts, {
    snippet: {
      title,
      description,
      customUrl: handle,
      publishedAt: iso(publishedAt(channel, now)),
      thumbnails: pictures(shapes.face, `/avatars/${avatar}.svg`),
      localized: { title, description },
      country: region,
    },
    statistics: {
      viewCount: String(viewCount),
      ...(subscriberCount === null ? {} : { subscriberCount: String(subscriberCount) }),
      hiddenSubscriberCount: subscriberCount === null,
      videoCount: String(videoCount),
    },
    contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsOf(channel) } },
    brandingSettings: { channel: { title, country: region } },
    ...shapes.channel,
  });
}

/** An item of `playlists`. */
export function playlistItem(list: SimPlaylist, parts: Parts, now: number): Item {
  const { id, channel, title, videos } = list;
  return itemOf('playlist', id, parts, {
    snippet: {
      publishedAt: iso(publishedAt(list, now)),
      channelId: channel.id,
      title,
      description: '',
      thumbnails: sceneOf(videos[0]?.scene ?? 'train'),
      channelTitle: channel.title,
      localized: { title, description: '' },
    },
    contentDetails: { itemCount: videos.length },
    ...shapes.playlist,
  });
}

/** An item of `playlistItems`: a video at its position. */
export function entryItem(list: SimPlaylist, video: SimVideo, parts: Parts, now: number): Item {
  const position = list.videos.indexOf(video);
  const videoId = video.id;
  return itemOf('playlistItem', idOf(40, list.id, position), parts, {
    snippet: {
      ...snippetOf(video, now),
      playlistId: list.id,
      position,
      resourceId: { kind: 'youtube#video', videoId },
      videoOwnerChannelTitle: video.channel.title,
      videoOwnerChannelId: video.channel.id,
    },
    contentDetails: { videoId, videoPublishedAt: iso(publishedAt(video, now)) },
    status: shapes.playlist.status,
  });
}

/** A search result. */
export type Hit = SimVideo | SimChannel | SimPlaylist;

/** The kind of a search result. */
export const kindOf = (hit: Hit) =>
  'seconds' in hit ? 'video' : 'videos' in hit ? 'playlist' : 'channel';

/** An item of `search`: its titles contain character references, like the real ones. */
export function searchItem(hit: Hit, now: number): Item {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
  const kind = kindOf(hit);
  const channel = 'channel' in hit ? hit.channel : hit;
  const published = iso(publishedAt(hit, now));
  return {
    ...itemOf('searchResult', hit.id, [], {}),
    id: { kind: `youtube#${kind}`, [`${kind}Id`]: hit.id },
    snippet: {
      publishedAt: published,
      channelId: channel.id,
      title: escaped(hit.title),
      description: 'description' in hit ? escaped(cut(hit.description, 120)) : '',
      thumbnails: sceneOf('scene' in hit ? hit.scene : 'stage'),
      channelTitle: escaped(channel.title),
      liveBroadcastContent: 'seconds' in hit && hit.seconds === 0 ? 'live' : 'none',
      publishTime: published,
    },
  };
}
