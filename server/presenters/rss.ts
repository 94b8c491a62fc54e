import { Feed } from 'feed';
import type { Post } from '@contract/models/post';
import type { Sphere } from '@contract/models/sphere';
import { headline } from '@contract/rules/headline';
import { parseId } from '@contract/rules/ids';
import { siteTexts } from '@contract/texts';
import { escapeMarkup } from './markup';

// What feed readers take for markup: a member's words are to be none there either.
const described = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');

/**
 * The newest posts as RSS 2.0.
 * @param origin the address of the site, without a slash at its end
 * @param sphere whose posts these are; null for those of the whole site
 */
export function rss(origin: string, posts: readonly Post[], sphere: Sphere | null): string {
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
    const link = `${origin}/post/${parseId('post', post.postId)}`;
    feed.addItem({
      title: headline(post.title, post.blocksJson),
      id: link,
      link,
      description: described(post.content),
      date: new Date(post.createdAt),
      author: [{ name: post.userName }],
      ...(post.sphereName ? { category: [{ name: post.sphereName }] } : {}),
    });
  }
  return feed.rss2();
}
