/** A video address that we can play. `startSeconds` is 0 unless the address names a start. */
export interface VideoSource {
  host: 'youtube' | 'vimeo' | 'dailymotion' | 'file';
  /** The host's id; for a file its whole address. */
  id: string;
  /** What a player frame (or, for a file, a video element) loads. */
  embedUrl: string;
  startSeconds: number;
}

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
// A playlist's and a live channel's player sit where an id would, and are as long as one.
const YOUTUBE_ID = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
const FILE = /\.(?:mp4|webm|ogg|avi|mov|wmv|flv|m4v)$/i;

/**
 * Completes an address that was pasted without its scheme (`youtu.be/…`); one that has a scheme, of
 * whatever kind, stays as it is.
 */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

function parse(address: string): URL | null {
  try {
    const url = new URL(withScheme(address));
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
  } catch {
    return null;
  }
}

/** Reads `90`, `90s`, `1m30s`, `1h2m3s` as seconds; anything else is 0. Vimeo writes it after #. */
function startOf(url: URL): number {
  const { searchParams } = url;
  const hash = new URLSearchParams(url.hash.slice(1));
  const value = searchParams.get('t') ?? searchParams.get('start') ?? hash.get('t') ?? '';
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(value);
  if (!parts) return 0;
  const [hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

function youtubeId(url: URL, host: string, path: string[]): string | null {
  if (host === 'youtu.be' || host === 'www.youtu.be') return path[0] ?? null;
  if (!YOUTUBE_HOSTS.has(host)) return null;
  if (path[0] === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(path[0] ?? '') ? (path[1] ?? null) : null;
}

function vimeoId(host: string, path: string[]): string | null {
  if (host === 'player.vimeo.com') return path[0] === 'video' ? (path[1] ?? null) : null;
  if (host !== 'vimeo.com' && host !== 'www.vimeo.com') return null;
  // vimeo.com/showcase/9/video/123, vimeo.com/groups/shortfilms/videos/123
  const marker = path.findIndex((part) => part === 'video' || part === 'videos');
  if (marker !== -1) return path[marker + 1] ?? null;
  // vimeo.com/123, vimeo.com/channels/staffpicks/123, vimeo.com/123/abcdef (an unlisted one)
  return path.find((part) => /^\d+$/.test(part)) ?? null;
}

function dailymotionId(host: string, path: string[]): string | null {
  if (host === 'dai.ly') return path[0] ?? null;
  if (!['dailymotion.com', 'www.dailymotion.com', 'geo.dailymotion.com'].includes(host))
    return null;
  const at = path.indexOf('video');
  return at === -1 ? null : (path[at + 1] ?? null);
}

/**
 * Recognises a video address: YouTube (watch, embed, shorts, live, short link; id of exactly 11
 * characters), Vimeo (numeric id), Dailymotion (video, embed, short link) and direct video files.
 * Source: members.md section 5, A3.5.
 * @returns null for anything else; callers say 지원하지 않는 동영상 URL입니다.
 */
export function recogniseVideo(address: string): VideoSource | null {
  const url = parse(address);
  if (!url) return null;
  // With its port: a video host on another port is not that host.
  const { host } = url;
  const path = url.pathname.split('/').filter(Boolean);
  const startSeconds = startOf(url);

  const youtube = youtubeId(url, host, path);
  if (youtube !== null) {
    if (!YOUTUBE_ID.test(youtube)) return null;
    const start = startSeconds > 0 ? `?start=${startSeconds}` : '';
    const embedUrl = `https://www.youtube-nocookie.com/embed/${youtube}${start}`;
    return { host: 'youtube', id: youtube, embedUrl, startSeconds };
  }
  const vimeo = vimeoId(host, path);
  if (vimeo !== null) {
    if (!/^\d{1,12}$/.test(vimeo)) return null;
    const start = startSeconds > 0 ? `#t=${startSeconds}s` : '';
    const embedUrl = `https://player.vimeo.com/video/${vimeo}?dnt=1${start}`;
    return { host: 'vimeo', id: vimeo, embedUrl, startSeconds };
  }
  const dailymotion = dailymotionId(host, path)?.split('_')[0] ?? null;
  if (dailymotion !== null) {
    if (!/^[a-z\d]{5,20}$/i.test(dailymotion)) return null;
    const start = startSeconds > 0 ? `?start=${startSeconds}` : '';
    const embedUrl = `https://www.dailymotion.com/embed/video/${dailymotion}${start}`;
    return { host: 'dailymotion', id: dailymotion, embedUrl, startSeconds };
  }
  if (!FILE.test(url.pathname)) return null;
  return { host: 'file', id: url.href, embedUrl: url.href, startSeconds: 0 };
}

/**
 * The addresses of a video's thumbnail, best first: a client tries the next when one fails and
 * hides the picture when all did. Source: members.md section 7 (maximum, high, medium, hidden).
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

/** The one picture of a video for anyone who cannot climb down a ladder; null where only its host knows. */
export function stillOf(source: VideoSource): string | null {
  const ladder = thumbnailLadder(source);
  // The largest of YouTube's is not there for every video.
  return (source.host === 'youtube' ? ladder[1] : ladder[0]) ?? null;
}
