import type { PageHead } from '@contract/rendering';
import { escapeMarkup } from '../presenters/markup';

/** The picture of a link preview if a page has no picture. */
const SITE_IMAGE = '/brand/icon-512.png';

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeMarkup(content)}">`;

/**
 * The tags of a page's head that search engines and link previews read.
 * @param origin the address of the site, without a slash at its end
 */
export function headTags(head: PageHead, origin: string): string {
  const { title, description, path, type, isIndexed, site } = head;
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  const address = absolute(path);
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeMarkup(address)}">`,
    ...(isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', type),
    meta('property', 'og:url', address),
    meta('property', 'og:image', absolute(head.image ?? site.siteIcon ?? SITE_IMAGE)),
    meta('property', 'og:site_name', site.siteName),
    meta('property', 'og:locale', 'ko_KR'),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ].join('');
}
