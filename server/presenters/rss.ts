import type { Sphere } from '@contract/models/sphere';
import { pageAddresses, postPath, spherePath } from '@contract/pages';
import { plainContent } from '@contract/rules/posts/blocks';
import type { Settings } from '@contract/models/settings';
import { titleOf } from '@contract/rules/site/identity';
import { headline } from '@contract/rules/posts/headline';
import { parseId } from '@contract/rules/site/ids';
import { shownAddress, textSegments } from '@contract/rules/links/text-links';
import { siteTexts } from '@contract/rules/site/identity';
import type { PostRow } from '../tables/post';
import { escapeMarkup, xmlText } from './markup';
import { blocksOf } from './post';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const ATOM = 'http://www.w3.org/2005/Atom';

// Texts are escaped and never CDATA, because a text could end a CDATA section but cannot end an
// element once its `<` is escaped.
const element = (tag: string, text: string) => `<${tag}>${xmlText(text)}</${tag}>`;

// Feed readers read this as markup, so a member's text is escaped once more.
const described = (text: string) =>
  textSegments(text)
    .map(({ text: words, url }) =>
      url === null
        ? escapeMarkup(words).replaceAll('\n', '<br>')
        : `<a href="${escapeMarkup(url)}" rel="nofollow ugc">${escapeMarkup(shownAddress(words))}</a>`,
    )
    .join('');

function itemOf(origin: string, post: PostRow): string {
  const blocks = blocksOf(post);
  const link = origin + postPath(post.id);
  const parts = [
    element('title', headline(post.title, blocks)),
    element('link', link),
    element('guid', link),
    element('pubDate', new Date(post.publishedAt ?? post.createdAt).toUTCString()),
    element('description', described(plainContent(blocks))),
    // RSS names an author only by an e-mail address, and our members' addresses are not public.
    element('dc:creator', post.userName),
    ...(post.sphereName ? [element('category', post.sphereName)] : []),
  ];
  return `<item>\n${parts.join('\n')}\n</item>`;
}

/**
 * The newest posts as RSS 2.0.
 * @param origin the address of the site, without a slash at its end
 * @param sphere the sphere of these posts; null for the whole site
 * @param site the names in its titles
 */
export function rss(
  origin: string,
  posts: readonly PostRow[],
  sphere: Sphere | null,
  site: Pick<Settings, 'siteName' | 'siteSlogan'>,
): string {
  const query = sphere ? `?sphere=${parseId('sphere', sphere.id)}` : '';
  const self = xmlText(`${origin}/rss.xml${query}`);
  const lines = [
    HEAD,
    `<rss version="2.0" xmlns:atom="${ATOM}" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    '<channel>',
    element('title', sphere ? titleOf(sphere.name, site) : site.siteName),
    element('link', origin + (sphere ? spherePath(sphere.id) : pageAddresses.home)),
    element('description', sphere?.description ?? siteTexts.description),
    element('language', 'ko'),
    element('generator', site.siteName),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(origin, post)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}
