import type { LinkMetadata } from '@contract/endpoints/links';
import { cleanText } from '@contract/rules/clean-text';
import {
  failedPreview,
  fallbackMetadata,
  linkImage,
  oembedAddress,
  PREVIEW_MAX,
  previewUnasked,
  type LinkPreview,
} from '@contract/rules/link-preview';
import { reasonTexts } from '@contract/texts';
import { decodePage } from './decode';
import type { FetchedPage, FetchPage } from './fetch-page';
import { readPage } from './read-page';

function line(text: unknown, max: number): string {
  if (typeof text !== 'string') return '';
  return Array.from(cleanText(text).replace(/\s+/g, ' ').trim()).slice(0, max).join('').trimEnd();
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

async function ofPage(url: string, page: FetchedPage): Promise<LinkPreview> {
  const facts = await readPage(decodePage(page.bytes, page.type));
  const from = URL.canParse(facts.base, page.url) ? new URL(facts.base, page.url) : page.url;
  return described(url, facts, linkImage(facts.image, from));
}

function ofVideo(url: string, page: FetchedPage): LinkPreview {
  const said: unknown = JSON.parse(page.bytes.toString('utf8'));
  if (typeof said !== 'object' || said === null) throw new Error('A video’s host said nothing');
  const fields = said as Record<string, unknown>;
  const { title, author_name: description, provider_name: siteName } = fields;
  return described(
    url,
    { title, description, siteName },
    linkImage(fields.thumbnail_url, page.url),
  );
}

/**
 * Fetches the preview of a link from the page itself or, for a video, from its host (oEmbed). It
 * never throws: a failure is an answer with the fallback title.
 */
export async function readPreview(url: string, fetchPage: FetchPage): Promise<LinkPreview> {
  const unasked = previewUnasked(url);
  if (unasked) return unasked;
  const oembed = oembedAddress(url);
  try {
    const page = await (oembed ? fetchPage(oembed, 'json') : fetchPage(url, 'html'));
    if (oembed && (page.status === 401 || page.status === 403)) {
      return failedPreview(url, reasonTexts.embedForbidden);
    }
    if (page.status !== 200) return failedPreview(url, reasonTexts.previewUnreachable);
    return oembed ? ofVideo(url, page) : await ofPage(url, page);
  } catch {
    // All get the same sentence, so that it does not reveal which names lead into our own network.
    return failedPreview(url, reasonTexts.previewUnreachable);
  }
}
