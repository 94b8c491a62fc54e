import type { LinkMetadata } from './block-types';
import { dataTexts, reasonTexts } from '../texts';
import { recogniseVideo, stillOf, withScheme, type VideoSource } from './video-url';

/** What a preview answers, beside `success`: a page as it describes itself, or why there is none. */
export type LinkPreview =
  | { success: true; metadata: LinkMetadata }
  | { success: false; error: string; metadata: LinkMetadata };

/** The longest of each text that a preview gives, in characters; a link block holds as much. */
export const PREVIEW_MAX = { title: 300, description: 1000, siteName: 200, image: 2000 } as const;

// Names that lead into somebody's own network, or nowhere.
const PRIVATE_NAME =
  /^(?:[^.]+|.*\.(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion))$/;
const LITERAL = /^(?:\[|[\d.]+$)/;

/** The site of an address, as a member reads it. */
export function linkDomain(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

/**
 * Whether an address may be asked for its preview, as far as it shows by itself: a name, not a
 * number, that anybody could look up, at the usual ports. What the name leads to is for anyone who
 * asks to check.
 */
export function isPreviewable(url: URL): boolean {
  const host = url.hostname.replace(/\.$/, '');
  return (
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    ['', '80', '443'].includes(url.port) &&
    !LITERAL.test(host) &&
    !PRIVATE_NAME.test(host)
  );
}

/**
 * What can be said of a page that nobody could ask. Source: docs/product/rules.md#link-previews.
 */
export function fallbackMetadata(url: string): LinkMetadata {
  const video = recogniseVideo(url);
  const domain = linkDomain(url);
  return {
    title: dataTexts.sharedLink(domain),
    description: '',
    image: video && stillOf(video),
    siteName: '',
    domain,
    isVideo: video !== null,
  };
}

/** A preview that failed. */
export function failedPreview(url: string, error: string): LinkPreview {
  return { success: false, error, metadata: fallbackMetadata(url) };
}

/** The last part of an address as words; empty where it has none. */
export function nameInPath(url: string): string {
  const name =
    new URL(url).pathname
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  try {
    return decodeURIComponent(name)
      .replace(/[\s_-]+/g, ' ')
      .trim();
  } catch {
    return '';
  }
}

/** The preview of an address that needs no question: one that is refused, or a video file. */
export function previewUnasked(url: string): LinkPreview | null {
  if (!isPreviewable(new URL(url))) return failedPreview(url, reasonTexts.previewRefused);
  if (recogniseVideo(url)?.host !== 'file') return null;
  const metadata = fallbackMetadata(url);
  return { success: true, metadata: { ...metadata, title: nameInPath(url) || metadata.title } };
}

const OEMBED = {
  youtube: 'https://www.youtube.com/oembed?format=json&url=',
  vimeo: 'https://vimeo.com/api/oembed.json?url=',
  dailymotion: 'https://www.dailymotion.com/services/oembed?format=json&url=',
};

const pageOf = {
  youtube: ({ id }: VideoSource) => `https://www.youtube.com/watch?v=${id}`,
  // As it was shared, since an unlisted video's address holds its hash; Vimeo describes no player
  // that names its video in a parameter.
  vimeo: ({ id }: VideoSource, url: string) =>
    url.includes(`/${id}`)
      ? withScheme(url).replace(/^http:/i, 'https:')
      : `https://vimeo.com/${id}`,
  dailymotion: ({ id }: VideoSource) => `https://www.dailymotion.com/video/${id}`,
};

/**
 * Where a video's host describes it (oEmbed), null for what no such host has. YouTube answers https
 * alone, and 401 where the owner forbids embedding.
 */
export function oembedAddress(url: string): string | null {
  const video = recogniseVideo(url);
  if (!video || video.host === 'file') return null;
  return OEMBED[video.host] + encodeURIComponent(pageOf[video.host](video, url));
}
