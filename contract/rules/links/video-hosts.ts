// The position of a video's id in the addresses of each host, with any text pasted after it.
// Callers check the form of an id; these functions only find it, and return null for another host
// or an address without a video. A video host on another port is not that host.

const YOUTUBE =
  /^(?:(?:(?:www|m|music|gaming|tv|[a-z]{2})\.)?youtube(?:-nocookie|kids)?\.com|youtube\.googleapis\.com)$/;
const YOUTUBE_SHORT = /^(?:(?:www|m)\.)?(?:youtu|y2u)\.be$/;
const YOUTUBE_FOLDERS = new Set(['embed', 'shorts', 'live', 'v', 'e', 'vi', 'watch']);
const VIMEO = /^(?:(?:www|m)\.)?vimeo(?:pro)?\.com$/;
// A number after one of these is the number of a collection.
const VIMEO_COLLECTIONS = new Set(['album', 'event', 'groups', 'showcase']);
const VIMEO_HASH = /^[\da-f]{6,16}$/i;
const DAILYMOTION = /^(?:(?:www|m|touch|geo|games|[a-z]{2})\.)?dailymotion\.com$/;
const DAILYMOTION_SHORT = /^(?:www\.)?dai\.ly$/;

/**
 * An address as its host understands it: pasted fragments may add a second `?`, an `&` at the start
 * of the query, or `&amp;`; the host may end with the dot of the root.
 */
export function tidied(address: URL): URL {
  const url = new URL(address);
  url.hostname = url.hostname.replace(/\.$/, '');
  const text = (url.pathname + url.search).replace(/&(?:amp;)+/gi, '&');
  const [path = '', ...query] = text.split(/[?&]/);
  [url.pathname, url.search] = [path, query.join('&')];
  return url;
}

/** The part after # is read as a query, even with a path before it, as in old addresses. */
const inHash = ({ hash }: URL, name: string) =>
  new URLSearchParams(hash.replace(/^#(?:[^?]*\?|!)?/, '')).get(name);

/**
 * Follows YouTube's `attribution_link`, which contains the address of the video in `u`.
 * @returns the address of the video if `u` stays on YouTube, otherwise the unchanged address
 */
export function attributed(url: URL): URL {
  if (!YOUTUBE.test(url.host) || !/^\/attribution_link\/?$/.test(url.pathname)) return url;
  const target = url.searchParams.get('u') ?? '';
  if (!URL.canParse(target, url.href)) return url;
  const video = new URL(target, url.href);
  const isSafe = /^https?:$/.test(video.protocol) && !video.username && !video.password;
  return isSafe && YOUTUBE.test(video.host) ? video : url;
}

/** The id in a YouTube address: after a known folder, or in `v` on any path. */
export function youtubeId(url: URL, path: string[]): string | null {
  if (YOUTUBE_SHORT.test(url.host)) return path[0] ?? null;
  if (!YOUTUBE.test(url.host)) return null;
  const [name = '', inFolder] = path;
  const folder = name.toLowerCase();
  const inQuery = url.searchParams.get('v') ?? inHash(url, 'v');
  if (folder === 'watch') return inQuery ?? inFolder ?? null;
  return (YOUTUBE_FOLDERS.has(folder) ? inFolder : undefined) ?? inQuery;
}

function vimeoId(url: URL, path: string[]): { id: string | null; next: string | undefined } {
  const after = (at: number) => ({ id: path[at] ?? null, next: path[at + 1] });
  if (url.host === 'player.vimeo.com') {
    return path[0]?.toLowerCase() === 'video' ? after(1) : { id: null, next: undefined };
  }
  // vimeo.com/showcase/9/video/123, vimeo.com/groups/shortfilms/videos/123
  const marker = path.findIndex((part) => /^videos?$/i.test(part));
  if (marker !== -1) return after(marker + 1);
  // vimeo.com/123, vimeo.com/channels/staffpicks/123, vimeo.com/123/abcdef (an unlisted one)
  const number = path.findIndex((part) => /^\d+(?!\w)/.test(part));
  if (number !== -1 && !VIMEO_COLLECTIONS.has(path[0]?.toLowerCase() ?? '')) return after(number);
  // vimeo.com/moogaloop.swf?clip_id=123
  return { id: url.searchParams.get('clip_id'), next: undefined };
}

/**
 * The id in a Vimeo address, and the hash that an unlisted video needs: Vimeo writes it after the
 * id or in `h`.
 */
export function vimeoVideo(url: URL, path: string[]): { id: string; hash: string | null } | null {
  if (url.host !== 'player.vimeo.com' && !VIMEO.test(url.host)) return null;
  const { id, next } = vimeoId(url, path);
  if (id === null) return null;
  const hash = [url.searchParams.get('h'), next].find((part) => part && VIMEO_HASH.test(part));
  return { id, hash: hash ?? null };
}

/**
 * The id in a Dailymotion address, with the title that may follow it; a player names it in `video`,
 * a playlist after #.
 */
export function dailymotionId(url: URL, path: string[]): string | null {
  if (DAILYMOTION_SHORT.test(url.host)) return path[0] ?? null;
  if (!DAILYMOTION.test(url.host)) return null;
  const at = path.findIndex((part) => /^video$/i.test(part));
  const inPath = at === -1 ? undefined : path[at + 1];
  return inPath ?? url.searchParams.get('video') ?? inHash(url, 'video');
}
