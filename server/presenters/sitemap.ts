import { xmlText } from './markup';

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** One page of a sitemap: its whole address and, if known, the time of its last change, ms. */
export interface SitemapEntry {
  address: string;
  changedAt?: number;
}

function lines(tag: 'url' | 'sitemap', entries: readonly SitemapEntry[]): string {
  return entries
    .map(({ address, changedAt }) => {
      const when =
        changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
      return `<${tag}><loc>${xmlText(address)}</loc>${when}</${tag}>`;
    })
    .join('\n');
}

/** A sitemap of pages, as XML. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return `${HEAD}\n<urlset xmlns="${XMLNS}">\n${lines('url', entries)}\n</urlset>\n`;
}

/** The list of sitemaps, as XML. */
export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return `${HEAD}\n<sitemapindex xmlns="${XMLNS}">\n${lines('sitemap', entries)}\n</sitemapindex>\n`;
}
