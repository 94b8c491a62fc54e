import type { Block } from './block-types';
import { storedBlocks } from './blocks';
import { storedText } from '../text/clean-text';
import { fieldsOf, isFields, textOf, textOrNull, type Fields } from '../text/fields';
import { cut } from '../text/length';
import { stripMarkup } from '../text/markup';
import { recogniseVideo } from '../links/video-url';

/** The most videos that one call saves. */
export const SAVE_MOST = 50;
/**
 * The largest body of that call, bytes. Fifty complete YouTube items fit, each with its description
 * of 5,000 letters twice, even if a client writes each letter as `\uXXXX`.
 */
export const SAVE_BODY_MAX = 4 * 1024 * 1024;
/** The maximum length of a saved video's description, in characters. */
export const SAVED_DESCRIPTION_MAX = 800;
/** The maximum length of its title, which is that of a post. */
const TITLE_MAX = 100;
/** The `apiSource` of posts from the tools. */
export const IMPORT_SOURCE = 'youtube_api';
/** The origin of a batch of posts: found by an import, or chosen from the answer of a data tool. */
export const batchKinds = ['import', 'save'] as const;
export type BatchKind = (typeof batchKinds)[number];

/** A video in the form that a tool saves. */
export interface SavedVideo {
  videoId: string;
  title: string;
  description: string;
  channelTitle: string;
  durationSeconds: number | null;
}

/** A video's text in stored form: plain, clean, and within the maximum length. */
const plain = (value: unknown, most: number) =>
  storedText(cut(storedText(stripMarkup(textOf(value))), most));

/**
 * Parses a YouTube duration (`PT1H2M3S`), s; null for a live broadcast (`P0D`) and for anything
 * else.
 */
export function durationOf(value: unknown): number | null {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(textOf(value));
  if (!parts) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  const sum = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  return sum > 0 ? sum : null;
}

const idsOf = (item: Fields): unknown[] => {
  const snippet = fieldsOf(item.snippet);
  return [
    item.videoId,
    fieldsOf(item.id).videoId,
    fieldsOf(item.contentDetails).videoId,
    fieldsOf(snippet.resourceId).videoId,
    item.id,
  ];
};

/** The blocks of the documented payload: a list or its JSON. */
function blocksOf({ blocks_json: blocks }: Fields): Fields[] {
  try {
    const list: unknown = typeof blocks === 'string' ? JSON.parse(blocks) : blocks;
    return Array.isArray(list) ? list.filter(isFields) : [];
  } catch {
    return [];
  }
}

/** The id in the first documented address of YouTube; null without one. */
function idInAddress(item: Fields): string | null {
  const addresses = [item, ...blocksOf(item)].flatMap(({ youtubeUrl, embedUrl, url }) =>
    [youtubeUrl, embedUrl, url].map(textOf),
  );
  for (const address of addresses) {
    const source = address === '' ? null : recogniseVideo(address);
    if (source?.host === 'youtube') return source.id;
  }
  return null;
}

/**
 * The video id in an item of any YouTube list or of the documented payload, 11 characters; null
 * without one.
 */
export function videoIdOf(item: Fields): string | null {
  const found = idsOf(item).find((id) => typeof id === 'string' && /^[\w-]{11}$/.test(id));
  return typeof found === 'string' ? found : idInAddress(item);
}

/** The text of the documented payload: its own, otherwise that of its blocks. */
const contentOf = (item: Fields): string =>
  textOrNull(item.content) ??
  blocksOf(item)
    .flatMap(({ type, content }) => (type === 'text' ? [textOf(content)] : []))
    .join('\n');

/** Reads a video from an item of a list, or from the documented payload; null without a valid id. */
export function readSavedVideo(item: Fields): SavedVideo | null {
  const videoId = videoIdOf(item);
  if (videoId === null) return null;
  const snippet = fieldsOf(item.snippet);
  const owner =
    snippet.videoOwnerChannelTitle ?? snippet.channelTitle ?? item.channelTitle ?? item.author_name;
  const duration = fieldsOf(item.contentDetails).duration ?? snippet.duration;
  return {
    videoId,
    title: plain(textOrNull(snippet.title) ?? item.title, TITLE_MAX).replace(/\s+/g, ' '),
    description: plain(textOrNull(snippet.description) ?? contentOf(item), SAVED_DESCRIPTION_MAX),
    channelTitle: plain(owner, TITLE_MAX),
    durationSeconds: durationOf(duration),
  };
}

/** The post for a saved video. */
export function savedPost(video: SavedVideo): { title: string | null; blocks: Block[] } {
  const { videoId, title, description, channelTitle, durationSeconds } = video;
  const url = `https://www.youtube.com/watch?v=${videoId}`;
  const blocks = storedBlocks([
    { type: 'video', url, caption: '' },
    ...(description === '' ? [] : [{ type: 'text' as const, content: description }]),
  ]);
  return {
    title: title === '' ? null : title,
    blocks: blocks.map((block) =>
      block.type === 'video'
        ? { ...block, channelName: channelTitle || null, durationSeconds }
        : block,
    ),
  };
}
