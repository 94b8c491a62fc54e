import { today, DAY } from '../types';
import { diceOf, idOf } from '../random';
import type { SimChannel, SimPlaylist, SimVideo, SimWorld } from './world';

type Parts = readonly string[];
type Item = Record<string, unknown>;

const only = (parts: Parts, all: Item): Item =>
  Object.fromEntries(Object.entries(all).filter(([name]) => parts.includes(name)));

const iso = (moment: number) => new Date(moment).toISOString().replace(/\.\d{3}Z$/, 'Z');

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
  const { id, seconds, views, likes, comments, hasComments, category } = video;
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
        viewCount: String(views),
        likeCount: String(likes),
        favoriteCount: '0',
        ...(hasComments ? { commentCount: String(comments) } : {}),
      },
      status: { uploadStatus: 'processed', privacyStatus: 'public', embeddable: true },
      player: { embedHtml: `<iframe src="//www.youtube.com/embed/${id}"></iframe>` },
      topicDetails: {},
      recordingDetails: {},
      localizations: {},
    }),
  };
}

/** An item of `channels`. */
export function channelItem(
  channel: SimChannel,
  parts: Parts,
  now: number,
  videoCount: number,
): Item {
  const { id, title, handle, region, subscribers, isHidden, views, uploads, age } = channel;
  const avatar = diceOf('avatar', id).pick(['yuna', 'sea', 'jihoon']);
  return {
    kind: 'youtube#channel',
    etag: idOf(27, 'etag', id),
    id,
    ...only(parts, {
      snippet: {
        title,
        description: `${title} · ${handle}`,
        customUrl: handle,
        publishedAt: iso(today(now) - age * DAY),
        thumbnails: thumbnails(avatar, true),
        localized: { title, description: `${title} · ${handle}` },
        country: region,
      },
      statistics: {
        viewCount: String(views),
        ...(isHidden ? {} : { subscriberCount: String(subscribers) }),
        hiddenSubscriberCount: isHidden,
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
      description: 'description' in found ? escaped(found.description.slice(0, 120)) : '',
      thumbnails: thumbnails('scene' in found ? found.scene : 'stage'),
      channelTitle: escaped(channel.title),
      liveBroadcastContent: 'seconds' in found && found.seconds === 0 ? 'live' : 'none',
      publishTime: iso(published),
    },
  };
}

/** How many threads of comments a video shows. */
export const threadCount = ({ comments }: SimVideo) => Math.min(comments, 60);

/** An item of `commentThreads`. */
export function threadItem(
  world: SimWorld,
  video: SimVideo,
  at: number,
  parts: Parts,
  now: number,
): Item {
  const words = world.wordsOf(video.channel.region);
  const dice = diceOf('thread', video.id, at);
  const id = `Ug${idOf(24, video.id, at)}`;
  const comment = (commentId: string, parentId: string | null) => {
    const text = dice.pick(words.comments);
    const author = dice.pick(words.people);
    const when = iso(Math.min(now, publishedAt(video, now) + dice.whole(1, 72) * 3_600_000));
    return {
      kind: 'youtube#comment',
      etag: idOf(27, 'etag', commentId),
      id: commentId,
      snippet: {
        channelId: video.channel.id,
        videoId: video.id,
        textDisplay: text,
        textOriginal: text,
        authorDisplayName: `@${author}`,
        authorProfileImageUrl: '/avatars/yuna.svg',
        authorChannelUrl: '',
        canRate: true,
        viewerRating: 'none',
        likeCount: dice.whole(0, 900),
        ...(parentId === null ? {} : { parentId }),
        publishedAt: when,
        updatedAt: when,
      },
    };
  };
  const replies = dice.chance(0.3) ? dice.whole(1, 3) : 0;
  const topLevelComment = comment(id, null);
  const list = Array.from({ length: replies }, (_, of) => comment(`${id}.${idOf(22, id, of)}`, id));
  return {
    kind: 'youtube#commentThread',
    etag: idOf(27, 'thread', id),
    id,
    ...only(parts, {
      snippet: {
        channelId: video.channel.id,
        videoId: video.id,
        topLevelComment,
        canReply: true,
        totalReplyCount: replies,
        isPublic: true,
      },
      ...(replies > 0 ? { replies: { comments: list } } : {}),
    }),
  };
}
