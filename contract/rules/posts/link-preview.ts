import type { LinkMetadata } from './block-types';
import { dataTexts, reasonTexts } from '../../texts';
import { shownHost } from '../links/shown-host';
import { recogniseVideo, stillOf, withScheme, type VideoSource } from '../links/video-url';

/** The answer of a preview without `success`: a page's own description, or why it is unavailable. */
export type LinkPreview =
  | { success: true; metadata: LinkMetadata }
  | { success: false; error: string; metadata: LinkMetadata };

/** The maximum lengths of a preview's texts, in characters; a link block has the same limits. */
export const PREVIEW_MAX = { title: 300, description: 1000, siteName: 200, image: 2000 } as const;

// Host names of private networks, and names that never resolve.
const PRIVATE_NAME =
  /^(?:[^.]+|.*\.(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion))$/;
const LITERAL = /^(?:\[|[\d.]+$)/;

/** The site of an address for display. */
export function linkDomain(url: string): string {
  return URL.canParse(url) ? shownHost(new URL(url).hostname.replace(/^www\./, '')) : '';
}

/**
 * Whether an address may be fetched for a preview or its picture, by its form alone: a public host
 * name, not an IP address, at the usual ports. The caller must check the resolved address.
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
 * The address of a link's picture if readers' browsers may fetch it: over TLS, from a host with a
 * public name, with an address of limited length. Otherwise null: a picture at a private address
 * would let a stranger's page make requests inside its readers' networks.
 * @param from the base of a relative address
 */
export function linkImage(address: unknown, from?: URL | string): string | null {
  if (typeof address !== 'string' || address.trim() === '') return null;
  const text = address.trim();
  if (!URL.canParse(text, from)) return null;
  const url = new URL(text, from);
  const isShown = url.protocol === 'https:' && url.href.length <= PREVIEW_MAX.image;
  return isShown && isPreviewable(url) ? url.href : null;
}

/** The preview of a page that could not be fetched. Source: docs/product/rules.md#link-previews. */
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

/** The last part of an address as words; empty without one. */
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

/** The preview of an address that is not fetched: a refused one, or a video file. */
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
  // Sends the address as shared, because an unlisted video's address contains its hash. Vimeo
  // describes no player that names its video in a parameter.
  vimeo: ({ id }: VideoSource, url: string) =>
    url.includes(`/${id}`)
      ? withScheme(url).replace(/^http:/i, 'https:')
      : `https://vimeo.com/${id}`,
  dailymotion: ({ id }: VideoSource) => `https://www.dailymotion.com/video/${id}`,
};

/**
 * The oEmbed address of a video's host; null for other hosts. YouTube answers only over https, and
 * answers 401 if the owner forbids embedding.
 */
export function oembedAddress(url: string): string | null {
  const video = recogniseVideo(url);
  if (!video || video.host === 'file') return null;
  return OEMBED[video.host] + encodeURIComponent(pageOf[video.host](video, url));
}
