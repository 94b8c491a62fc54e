import type { RawItem } from '@contract/models/tools';
import {
  countOf,
  fieldsOf,
  isFields,
  momentOf,
  textOf,
  textOrNull,
  type Fields,
} from '@contract/rules/fields';
import { decodeEntities, stripMarkup } from '@contract/rules/markup';
import { durationOf, videoIdOf } from '@contract/rules/saved-video';
import { isWebUrl } from '@contract/rules/web-url';
import type { ResultKind } from '@contract/testers/types';

const OWN_PICTURE = /^\/(?:scenes|avatars)\/[\w-]+\.svg$/;

/** The address of a picture of ours, by which the simulation stands in for those of the hosts. */
export const ownPicture = (address: string | null): string | null =>
  address !== null && OWN_PICTURE.test(address) ? address : null;

/** The address of a picture that may be shown: ours, or one over TLS. */
export const safePicture = (address: string | null): string | null =>
  ownPicture(address) ?? (address?.startsWith('https://') && isWebUrl(address) ? address : null);

/** The address of a page that may be linked to. */
export const safeLink = (address: string): string | null => (isWebUrl(address) ? address : null);

function pictureOf(snippet: Fields): string | null {
  const { high, medium, default: small } = fieldsOf(snippet.thumbnails);
  const urls = [high, medium, small].map((size) => textOrNull(fieldsOf(size).url));
  return urls.find((url) => url !== null) ?? null;
}

/** A search answers with character references in its texts; other lists do not. */
const plainer = (kind: ResultKind) => (kind === 'searchResults' ? decodeEntities : String);

/** A video as it is previewed; what its list does not say is null. */
export interface ShownVideo {
  videoId: string;
  title: string;
  channelTitle: string;
  /** A picture of ours in place of the host's. */
  image: string | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  durationSeconds: number | null;
  isLive: boolean;
  publishedAt: string | null;
  /** Its place in a playlist, from 0. */
  position: number | null;
}

/** Reads an item of any list as a video; null where it stands for none. */
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

/** A channel as it is previewed; a count that it hides is null. */
export interface ShownChannel {
  channelId: string;
  title: string;
  picture: string | null;
  description: string;
  /** Undefined where the list does not say. */
  subscribers: number | null | undefined;
  views: number | null;
  videos: number | null;
  country: string | null;
  category: string | null;
}

/** Reads an item of `channels`, or a channel that was found. */
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

/** Reads a channel that was collected. */
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

/** A playlist as it is previewed. */
export interface ShownPlaylist {
  playlistId: string;
  title: string;
  channelTitle: string;
  picture: string | null;
  count: number | null;
  publishedAt: string | null;
}

/** Reads an item of `playlists`, or a playlist that was found. */
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

/** A comment as it is previewed. */
export interface ShownComment {
  id: string;
  author: string;
  picture: string | null;
  text: string;
  likes: number;
  publishedAt: string | null;
}

/** What YouTube marks up: line breaks are kept, all else is plain text. */
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

/** A thread of comments as it is previewed. */
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

/** Which of the things that a search finds an item is. */
export function foundKind({ id }: RawItem): 'channel' | 'playlist' | 'video' {
  const { channelId, playlistId } = fieldsOf(id);
  if (typeof channelId === 'string') return 'channel';
  return typeof playlistId === 'string' ? 'playlist' : 'video';
}
