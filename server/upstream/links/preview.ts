import type { LinkMetadata } from '@contract/endpoints/links';
import { storedText } from '@contract/rules/text/clean-text';
import { cut } from '@contract/rules/text/length';
import {
  failedPreview,
  fallbackMetadata,
  linkImage,
  oembedAddress,
  PREVIEW_MAX,
  previewUnasked,
  type LinkPreview,
} from '@contract/rules/posts/link-preview';
import { reasonTexts } from '@contract/texts';
import { decodePage } from './decode';
import type { FetchedPage, FetchPage } from './fetch-page';
import type { LeadsOutside } from './picture-hosts';
import { readPage } from './read-page';

function line(text: unknown, max: number): string {
  if (typeof text !== 'string') return '';
  return cut(storedText(text).replace(/\s+/g, ' '), max).trimEnd();
}

type Said = Record<'title' | 'description' | 'siteName', unknown>;

function described(url: string, said: Said, image: string | null): LinkPreview {
  const fallback = fallbackMetadata(url);
  const metadata: LinkMetadata = {
    ...fallback,
    title: line(said.title, PREVIEW_MAX.title) || fallback.title,
    description: line(said.description, PREVIEW_MAX.description),
    siteName: line(said.siteName, PREVIEW_MAX.siteName),
    image: image ?? fallback.image,
  };
  return { success: true, metadata };
}

/** How many of a page's pictures are tried: each may have its own host. */
const TRIED_MOST = 4;

/** The first picture that readers may fetch and whose host does not lead into a private network. */
async function firstImage(
  addresses: readonly unknown[],
  from: URL | string,
  leadsOutside: LeadsOutside,
): Promise<string | null> {
  const images = addresses.flatMap((address) => linkImage(address, from) ?? []);
  for (const image of new Set(images.slice(0, TRIED_MOST))) {
    if (await leadsOutside(image)) return image;
  }
  return null;
}

async function ofPage(
  url: string,
  page: FetchedPage,
  leadsOutside: LeadsOutside,
): Promise<LinkPreview> {
  const facts = await readPage(decodePage(page.bytes, page.type));
  const from = URL.canParse(facts.base, page.url) ? new URL(facts.base, page.url) : page.url;
  return described(url, facts, await firstImage(facts.images, from, leadsOutside));
}

async function ofVideo(
  url: string,
  page: FetchedPage,
  leadsOutside: LeadsOutside,
): Promise<LinkPreview> {
  const said: unknown = JSON.parse(page.bytes.toString('utf8'));
  if (typeof said !== 'object' || said === null) throw new Error('A video’s host said nothing');
  const fields = said as Record<string, unknown>;
  const { title, author_name: description, provider_name: siteName } = fields;
  const image = await firstImage([fields.thumbnail_url], page.url, leadsOutside);
  return described(url, { title, description, siteName }, image);
}

/**
 * Fetches the preview of a link from the page itself or, for a video, from its host (oEmbed). It
 * never throws: a failure is an answer with the fallback title.
 */
export async function readPreview(
  url: string,
  fetchPage: FetchPage,
  leadsOutside: LeadsOutside,
): Promise<LinkPreview> {
  const unasked = previewUnasked(url);
  if (unasked) return unasked;
  const oembed = oembedAddress(url);
  try {
    const page = await (oembed ? fetchPage(oembed, 'json') : fetchPage(url, 'html'));
    if (oembed && (page.status === 401 || page.status === 403)) {
      return failedPreview(url, reasonTexts.embedForbidden);
    }
    if (page.status !== 200) return failedPreview(url, reasonTexts.previewUnreachable);
    const preview = await (oembed
      ? ofVideo(url, page, leadsOutside)
      : ofPage(url, page, leadsOutside));
    return preview;
  } catch {
    // All get the same sentence, so that it does not reveal which names lead into our own network.
    return failedPreview(url, reasonTexts.previewUnreachable);
  }
}
