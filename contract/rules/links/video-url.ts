import { attributed, dailymotionId, tidied, vimeoVideo, youtubeId } from './video-hosts';

/** A video address that we can play. `startSeconds` is 0 unless the address names a start. */
export interface VideoSource {
  host: 'youtube' | 'vimeo' | 'dailymotion' | 'file';
  /** The host's id; for a file its whole address. */
  id: string;
  /** The address for a player frame (or, for a file, a video element). */
  embedUrl: string;
  startSeconds: number;
}

// An id ends before any other character: a slash, a full stop or other pasted text. The paths of
// players for playlists and live channels have the length of an id and occupy its position.
const YOUTUBE_ID = /^(?!(?:videoseries|live_stream)(?![\w-]))[\w-]{11}(?![\w-])/;
const VIMEO_ID = /^\d{1,12}(?!\w)/;
const DAILYMOTION_ID = /^[a-z\d]{5,20}(?![a-z\d])/i;
const FILE = /\.(?:mp4|webm|ogg|avi|mov|wmv|flv|m4v)$/i;

/**
 * Completes an address that was pasted without its scheme (`youtu.be/…`); an address with any
 * scheme stays unchanged.
 */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  if (trimmed.startsWith('//')) return `https:${trimmed}`;
  // A host with its port looks like a scheme.
  return /^(?![^/?#:]+\.[^/?#:]+:\d{1,5}(?:[/?#]|$))[a-z][a-z\d+.-]*:/i.test(trimmed)
    ? trimmed
    : `https://${trimmed}`;
}

function parse(address: string): URL | null {
  try {
    const url = new URL(withScheme(address));
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
  } catch {
    return null;
  }
}

const START = /^(?:t|start|starttime|time_continue|at)$/i;
const SPAN = /^(?:(\d{1,3})[h:])??(?:(\d{1,4})[m:])?(?:(\d{1,6})(?:\.\d*)?s?)?$/i;

/**
 * Reads `90`, `90s`, `1m30s`, `1h2m3s`, `1:30` as seconds; anything else is 0. Vimeo writes it after
 * #.
 */
function startOf(url: URL): number {
  const params = [...url.searchParams, ...new URLSearchParams(url.hash.slice(1))];
  const [value = ''] = params.flatMap(([name, said]) => (START.test(name) && said ? [said] : []));
  const [hours = 0, minutes = 0, seconds = 0] = (SPAN.exec(value) ?? [])
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/**
 * Recognises a video address: YouTube (watch, embed, shorts, live, short link and its older forms;
 * an id of exactly 11 characters), Vimeo (a numeric id, with the hash of an unlisted video),
 * Dailymotion (video, embed, player, short link, the video of a playlist) and direct video files.
 * The hash is part of the player's address, never of the identity: `id` is the same with and
 * without it. Source: docs/product/rules.md#video-addresses.
 * @returns null for anything else; callers show 지원하지 않는 동영상 URL입니다.
 */
export function recogniseVideo(address: string): VideoSource | null {
  const shared = parse(address);
  if (!shared) return null;
  const url = attributed(tidied(shared));
  const path = url.pathname.split('/').filter(Boolean);
  const startSeconds = startOf(url);

  const inYoutube = youtubeId(url, path);
  if (inYoutube !== null) {
    const youtube = YOUTUBE_ID.exec(inYoutube)?.[0];
    if (youtube === undefined) return null;
    const start = startSeconds > 0 ? `?start=${startSeconds}` : '';
    const embedUrl = `https://www.youtube-nocookie.com/embed/${youtube}${start}`;
    return { host: 'youtube', id: youtube, embedUrl, startSeconds };
  }
  const vimeo = vimeoVideo(url, path);
  if (vimeo !== null) {
    const id = VIMEO_ID.exec(vimeo.id)?.[0];
    if (id === undefined) return null;
    const hash = vimeo.hash === null ? '' : `&h=${vimeo.hash}`;
    const start = startSeconds > 0 ? `#t=${startSeconds}s` : '';
    const embedUrl = `https://player.vimeo.com/video/${id}?dnt=1${hash}${start}`;
    return { host: 'vimeo', id, embedUrl, startSeconds };
  }
  const inDailymotion = dailymotionId(url, path);
  if (inDailymotion !== null) {
    const dailymotion = DAILYMOTION_ID.exec(inDailymotion)?.[0];
    if (dailymotion === undefined) return null;
    const start = startSeconds > 0 ? `?start=${startSeconds}` : '';
    const embedUrl = `https://www.dailymotion.com/embed/video/${dailymotion}${start}`;
    return { host: 'dailymotion', id: dailymotion, embedUrl, startSeconds };
  }
  if (!FILE.test(shared.pathname)) return null;
  return { host: 'file', id: shared.href, embedUrl: shared.href, startSeconds: 0 };
}

/**
 * The addresses of a video's thumbnail, best first: a client tries the next if one fails and hides
 * the picture if all fail. Source: docs/product/rules.md#video-pictures.
 */
export function thumbnailLadder(source: VideoSource): string[] {
  if (source.host === 'youtube') {
    return ['maxresdefault', 'hqdefault', 'mqdefault'].map(
      (size) => `https://i.ytimg.com/vi/${source.id}/${size}.jpg`,
    );
  }
  if (source.host === 'dailymotion') {
    return [`https://www.dailymotion.com/thumbnail/video/${source.id}`];
  }
  return [];
}

/** The only picture of a video for callers that cannot try several; null if only its host has it. */
export function stillOf(source: VideoSource): string | null {
  const ladder = thumbnailLadder(source);
  // YouTube does not have the largest picture of every video.
  return (source.host === 'youtube' ? ladder[1] : ladder[0]) ?? null;
}
