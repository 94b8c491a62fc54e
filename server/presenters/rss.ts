import { Feed } from 'feed';
import type { Sphere } from '@contract/models/sphere';
import { plainContent } from '@contract/rules/blocks';
import { headline } from '@contract/rules/headline';
import { parseId } from '@contract/rules/ids';
import { siteTexts } from '@contract/texts';
import type { PostRow } from '../tables/post';
import { escapeMarkup } from './markup';
import { blocksOf } from './post';

// What feed readers take for markup: a member's words are to be none there either.
const described = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');

/**
 * The newest posts as RSS 2.0, each from the moment on that it was published.
 * @param origin the address of the site, without a slash at its end
 * @param sphere whose posts these are; null for those of the whole site
 */
export function rss(origin: string, posts: readonly PostRow[], sphere: Sphere | null): string {
  const query = sphere ? `?sphere=${parseId('sphere', sphere.id)}` : '';
  const feed = new Feed({
    id: `${origin}/${query}`,
    link: `${origin}/${query}`,
    title: sphere ? siteTexts.pageTitle(sphere.name) : siteTexts.name,
    description: sphere?.description ?? siteTexts.description,
    language: 'ko',
    favicon: `${origin}/favicon.svg`,
    feedLinks: { rss: `${origin}/rss.xml${query}` },
    copyright: siteTexts.name,
    generator: siteTexts.name,
  });
  for (const post of posts) {
    const blocks = blocksOf(post);
    const link = `${origin}/post/${post.id}`;
    feed.addItem({
      title: headline(post.title, blocks),
      id: link,
      link,
      description: described(plainContent(blocks)),
      date: new Date(post.published_at ?? post.created_at),
      author: [{ name: post.user_name }],
      ...(post.sphere_name ? { category: [{ name: post.sphere_name }] } : {}),
    });
  }
  return feed.rss2();
}
