import { cut } from '@contract/rules/length';
import { dayOf } from '@contract/rules/ranking';
import { today, DAY } from '../types';
import { diceOf, idOf } from '../random';
import { channelCounts, videoCounts } from './counts';
import type { SimChannel } from './channels';
import type { SimPlaylist, SimVideo } from './world';

type Parts = readonly string[];
type Item = Record<string, unknown>;

/** The parts of an item that were asked for. */
export const only = (parts: Parts, all: Item): Item =>
  Object.fromEntries(Object.entries(all).filter(([name]) => parts.includes(name)));

/** A moment (ms) as YouTube writes it. */
export const iso = (moment: number) => new Date(moment).toISOString().replace(/\.\d{3}Z$/, 'Z');

/** When a video was published, ms: its minute of a day in Korea, and never after now. */
export function publishedAt({ age, minute }: SimVideo, now: number): number {
  return Math.min(today(now) - age * DAY + minute * 60_000, Math.floor(now / 60_000) * 60_000);
}

// Drawings of our own: pictures of invented videos are nowhere else.
function thumbnails(scene: string, isAvatar = false): Item {
  const url = isAvatar ? `/avatars/${scene}.svg` : `/scenes/${scene}.svg`;
  return {
    default: { url, width: 120, height: isAvatar ? 120 : 90 },
    medium: { url, width: 320, height: isAvatar ? 320 : 180 },
    high: { url, width: 480, height: isAvatar ? 480 : 360 },
  };
}

/** A length as YouTube writes it; a live broadcast has none. */
function durationOf(seconds: number): string {
  if (seconds === 0) return 'P0D';
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const part = (count: number, letter: string) => (count > 0 ? `${count}${letter}` : '');
  return `PT${part(hours, 'H')}${part(minutes, 'M')}${part(rest, 'S')}`;
}

const snippetOf = (video: SimVideo, now: number): Item => ({
  publishedAt: iso(publishedAt(video, now)),
  channelId: video.channel.id,
  title: video.title,
  description: video.description,
  thumbnails: thumbnails(video.scene),
  channelTitle: video.channel.title,
});

/** An item of `videos`. */
export function videoItem(video: SimVideo, parts: Parts, now: number): Item {
  const { id, seconds, category } = video;
  const { viewCount, likeCount, commentCount } = videoCounts(video, dayOf(now));
  return {
    kind: 'youtube#video',
    etag: idOf(27, 'etag', id),
    id,
    ...only(parts, {
      snippet: {
        ...snippetOf(video, now),
        tags: [video.channel.title],
        categoryId: category,
        liveBroadcastContent: seconds === 0 ? 'live' : 'none',
        localized: { title: video.title, description: video.description },
      },
      contentDetails: {
        duration: durationOf(seconds),
        dimension: '2d',
        definition: 'hd',
        caption: 'false',
        licensedContent: true,
        contentRating: {},
        projection: 'rectangular',
      },
      statistics: {
        viewCount: String(viewCount),
        likeCount: String(likeCount),
        favoriteCount: '0',
        ...(commentCount === null ? {} : { commentCount: String(commentCount) }),
      },
      status: { uploadStatus: 'processed', privacyStatus: 'public', embeddable: true },
      player: { embedHtml: `<iframe src="//www.youtube.com/embed/${id}"></iframe>` },
      topicDetails: {},
      recordingDetails: {},
      localizations: {},
    }),
  };
}

/** The drawing of a channel. */
export function avatarOf({ id, subjects, scenes }: SimChannel): string {
  if (subjects.every((subject) => /고양이|猫|cat/.test(subject))) return 'cat';
  const dice = diceOf('avatar', id);
  const places = scenes.some((scene) => /meadow|forest|earth/.test(scene)) ? 'leaf' : 'sea';
  const isOfPlaces = scenes.some((scene) => /meadow|forest|earth|lake|aurora/.test(scene));
  if (isOfPlaces && dice.chance(0.5)) return places;
  return dice.pick(['yuna', 'jihoon', 'minji', 'hyun', 'sora', 'taeo']);
}

/** What a channel says of itself. */
export const channelDescription = ({ subjects }: SimChannel): string => subjects.join(' · ');

/** An item of `channels`. */
export function channelItem(channel: SimChannel, parts: Parts, now: number): Item {
  const { id, title, handle, region, uploads, age } = channel;
  const { subscriberCount, viewCount, videoCount } = channelCounts(channel, dayOf(now));
  const description = channelDescription(channel);
  return {
    kind: 'youtube#channel',
    etag: idOf(27, 'etag', id),
    id,
    ...only(parts, {
      snippet: {
        title,
        description,
        customUrl: handle,
        publishedAt: iso(today(now) - age * DAY),
        thumbnails: thumbnails(avatarOf(channel), true),
        localized: { title, description },
        country: region,
      },
      statistics: {
        viewCount: String(viewCount),
        ...(subscriberCount === null ? {} : { subscriberCount: String(subscriberCount) }),
        hiddenSubscriberCount: subscriberCount === null,
        videoCount: String(videoCount),
      },
      contentDetails: { relatedPlaylists: { likes: '', uploads } },
      brandingSettings: { channel: { title, country: region } },
      status: { privacyStatus: 'public', isLinked: true, longUploadsStatus: 'allowed' },
      topicDetails: {},
      localizations: {},
    }),
  };
}

/** An item of `playlists`. */
export function playlistItem(
  { id, channel, title, age, videos }: SimPlaylist,
  parts: Parts,
  now: number,
): Item {
  return {
    kind: 'youtube#playlist',
    etag: idOf(27, 'etag', id),
    id,
    ...only(parts, {
      snippet: {
        publishedAt: iso(today(now) - age * DAY),
        channelId: channel.id,
        title,
        description: '',
        thumbnails: thumbnails(videos[0]?.scene ?? 'train'),
        channelTitle: channel.title,
        localized: { title, description: '' },
      },
      contentDetails: { itemCount: videos.length },
      status: { privacyStatus: 'public' },
      player: {},
      localizations: {},
    }),
  };
}

/** An item of `playlistItems`. */
export function entryItem(
  list: SimPlaylist,
  position: number,
  parts: Parts,
  now: number,
): Item | null {
  const video = list.videos[position];
  if (!video) return null;
  const when = iso(publishedAt(video, now));
  return {
    kind: 'youtube#playlistItem',
    etag: idOf(27, 'etag', list.id, position),
    id: idOf(40, list.id, position),
    ...only(parts, {
      snippet: {
        ...snippetOf(video, now),
        playlistId: list.id,
        position,
        resourceId: { kind: 'youtube#video', videoId: video.id },
        videoOwnerChannelTitle: video.channel.title,
        videoOwnerChannelId: video.channel.id,
      },
      contentDetails: { videoId: video.id, videoPublishedAt: when },
      status: { privacyStatus: 'public' },
    }),
  };
}

/** An item of `search`: its titles have character references, as the real ones do. */
export function searchItem(found: SimVideo | SimChannel | SimPlaylist, now: number): Item {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
  const id =
    'seconds' in found
      ? { kind: 'youtube#video', videoId: found.id }
      : 'videos' in found
        ? { kind: 'youtube#playlist', playlistId: found.id }
        : { kind: 'youtube#channel', channelId: found.id };
  const channel = 'channel' in found ? found.channel : found;
  const published = 'seconds' in found ? publishedAt(found, now) : today(now) - found.age * DAY;
  return {
    kind: 'youtube#searchResult',
    etag: idOf(27, 'search', found.id),
    id,
    snippet: {
      publishedAt: iso(published),
      channelId: channel.id,
      title: escaped(found.title),
      description: 'description' in found ? escaped(cut(found.description, 120)) : '',
      thumbnails: thumbnails('scene' in found ? found.scene : 'stage'),
      channelTitle: escaped(channel.title),
      liveBroadcastContent: 'seconds' in found && found.seconds === 0 ? 'live' : 'none',
      publishTime: iso(published),
    },
  };
}
