import type { RawItem } from '@contract/models/tools';
import {
  countOf,
  fieldsOf,
  isFields,
  momentOf,
  textOf,
  textOrNull,
  type Fields,
} from '@contract/rules/text/fields';
import { decodeEntities, stripMarkup } from '@contract/rules/text/markup';
import { durationOf, videoIdOf } from '@contract/rules/posts/saved-video';
import { isWebUrl } from '@contract/rules/links/web-url';
import type { ResultKind } from '@contract/testers/types';

const CODE = /^[A-Z]{2}$/;

/** Returns the Korean name of a country, or the code itself if it is unknown. */
export function countryName(code: string): string {
  if (!CODE.test(code)) return code;
  return new Intl.DisplayNames('ko', { type: 'region' }).of(code) ?? code;
}

const youtube = (path: string, query: Record<string, string>) =>
  `https://www.youtube.com/${path}?${new URLSearchParams(query).toString()}`;

/** Returns the page of a video, at a comment if given. */
export const videoAddress = (videoId: string, commentId?: string) =>
  youtube('watch', { v: videoId, ...(commentId !== undefined && { lc: commentId }) });

/** Returns the page of a playlist. */
export const playlistAddress = (playlistId: string) => youtube('playlist', { list: playlistId });

/** Returns the page of a channel. */
export const channelAddress = (channelId: string) =>
  `https://www.youtube.com/channel/${encodeURIComponent(channelId)}`;

const OWN_PICTURE = /^\/(?:scenes|avatars)\/[\w-]+\.svg$/;

/** Returns the address if it is one of our pictures, which the simulation uses; else null. */
export const ownPicture = (address: string | null): string | null =>
  address !== null && OWN_PICTURE.test(address) ? address : null;

/** Returns the address if the picture may be shown: one of ours, or one over TLS. */
export const safePicture = (address: string | null): string | null =>
  ownPicture(address) ?? (address?.startsWith('https://') && isWebUrl(address) ? address : null);

/** Returns the address if the page may be linked to. */
export const safeLink = (address: string): string | null => (isWebUrl(address) ? address : null);

function pictureOf(snippet: Fields): string | null {
  const { high, medium, default: small } = fieldsOf(snippet.thumbnails);
  const urls = [high, medium, small].map((size) => textOrNull(fieldsOf(size).url));
  return urls.find((url) => url !== null) ?? null;
}

/** Search results have character references in their texts; other lists do not. */
const plainer = (kind: ResultKind) => (kind === 'searchResults' ? decodeEntities : String);

/** A video for the preview; unknown values are null. */
export interface ShownVideo {
  videoId: string;
  title: string;
  channelTitle: string;
  /** One of our own pictures instead of the host's. */
  image: string | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  durationSeconds: number | null;
  isLive: boolean;
  publishedAt: string | null;
  /** Its position in a playlist, from 0. */
  position: number | null;
}

/** Reads an item of any list as a video; null if it is not one. */
export function readVideo(item: RawItem, kind: ResultKind): ShownVideo | null {
  const videoId = videoIdOf(item);
  if (videoId === null) return null;
  const snippet = fieldsOf(item.snippet);
  const statistics = fieldsOf(item.statistics);
  const details = fieldsOf(item.contentDetails);
  const plain = plainer(kind);
  const durationSeconds = durationOf(details.duration);
  return {
    videoId,
    title: plain(textOf(snippet.title)),
    channelTitle: plain(textOf(snippet.videoOwnerChannelTitle) || textOf(snippet.channelTitle)),
    image: ownPicture(pictureOf(snippet)),
    views: countOf(statistics.viewCount),
    likes: countOf(statistics.likeCount),
    comments: countOf(statistics.commentCount),
    durationSeconds,
    isLive:
      snippet.liveBroadcastContent === 'live' ||
      (durationSeconds === null && typeof details.duration === 'string'),
    publishedAt: momentOf(details.videoPublishedAt ?? snippet.publishedAt),
    position: kind === 'playlistItems' ? countOf(snippet.position) : null,
  };
}

/** A channel for the preview; hidden counts are null. */
export interface ShownChannel {
  channelId: string;
  title: string;
  picture: string | null;
  description: string;
  /** Undefined if the list does not include it. */
  subscribers: number | null | undefined;
  views: number | null;
  videos: number | null;
  country: string | null;
  category: string | null;
}

/** Reads an item of `channels`, or a channel from a search. */
export function readChannel(item: RawItem, kind: ResultKind): ShownChannel {
  const snippet = fieldsOf(item.snippet);
  const statistics = isFields(item.statistics) ? item.statistics : null;
  const isHidden = statistics?.hiddenSubscriberCount === true;
  const plain = plainer(kind);
  return {
    channelId: textOf(fieldsOf(item.id).channelId) || textOf(item.id),
    title: plain(textOf(snippet.title)),
    picture: safePicture(pictureOf(snippet)),
    description: plain(textOf(snippet.description)),
    subscribers: statistics ? (isHidden ? null : countOf(statistics.subscriberCount)) : undefined,
    views: countOf(statistics?.viewCount),
    videos: countOf(statistics?.videoCount),
    country: textOrNull(snippet.country),
    category: null,
  };
}

/** Reads a collected channel. */
export function readCollected(item: RawItem): ShownChannel {
  return {
    channelId: textOf(item.channelId),
    title: textOf(item.title),
    picture: safePicture(textOrNull(item.thumbnailUrl)),
    description: '',
    subscribers: countOf(item.subscriberCount),
    views: countOf(item.viewCount),
    videos: countOf(item.videoCount),
    country: textOrNull(item.country),
    category: textOrNull(item.categoryTitle),
  };
}

/** A playlist for the preview. */
export interface ShownPlaylist {
  playlistId: string;
  title: string;
  channelTitle: string;
  picture: string | null;
  count: number | null;
  publishedAt: string | null;
}

/** Reads an item of `playlists`, or a playlist from a search. */
export function readPlaylist(item: RawItem, kind: ResultKind): ShownPlaylist {
  const snippet = fieldsOf(item.snippet);
  const plain = plainer(kind);
  return {
    playlistId: textOf(fieldsOf(item.id).playlistId) || textOf(item.id),
    title: plain(textOf(snippet.title)),
    channelTitle: plain(textOf(snippet.channelTitle)),
    picture: safePicture(pictureOf(snippet)),
    count: countOf(fieldsOf(item.contentDetails).itemCount),
    publishedAt: momentOf(snippet.publishedAt),
  };
}

/** A comment for the preview. */
export interface ShownComment {
  id: string;
  author: string;
  picture: string | null;
  text: string;
  likes: number;
  publishedAt: string | null;
}

/** Converts YouTube's markup: keeps line breaks, and removes the other tags. */
const plainComment = (html: string) => stripMarkup(html.replace(/<br\s*\/?>/gi, '\n'));

/** Reads a comment. @param isPlain whether its text came without markup */
function readComment(item: Fields, isPlain: boolean): ShownComment {
  const snippet = fieldsOf(item.snippet);
  const { textOriginal, textDisplay } = snippet;
  const shown = textOf(textDisplay);
  return {
    id: textOf(item.id),
    author: textOf(snippet.authorDisplayName),
    picture: safePicture(textOrNull(snippet.authorProfileImageUrl)),
    text: textOrNull(textOriginal) ?? (isPlain ? shown : plainComment(shown)),
    likes: countOf(snippet.likeCount) ?? 0,
    publishedAt: momentOf(snippet.publishedAt),
  };
}

/** A comment thread for the preview. */
export interface ShownThread {
  top: ShownComment;
  videoId: string | null;
  replyCount: number;
  replies: ShownComment[];
}

/** Reads an item of `commentThreads`. */
export function readThread(item: RawItem, isPlain: boolean): ShownThread {
  const snippet = fieldsOf(item.snippet);
  const { comments } = fieldsOf(item.replies);
  return {
    top: readComment(fieldsOf(snippet.topLevelComment), isPlain),
    videoId: videoIdOf({ videoId: snippet.videoId }),
    replyCount: countOf(snippet.totalReplyCount) ?? 0,
    replies: (Array.isArray(comments) ? comments.filter(isFields) : []).map((reply) =>
      readComment(reply, isPlain),
    ),
  };
}

/** Returns the kind of an item in search results. */
export function foundKind({ id }: RawItem): 'channel' | 'playlist' | 'video' {
  const { channelId, playlistId } = fieldsOf(id);
  if (typeof channelId === 'string') return 'channel';
  return typeof playlistId === 'string' ? 'playlist' : 'video';
}
