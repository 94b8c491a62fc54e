import { fixtures } from '@contract/fixtures';
import type { Block } from '@contract/models/block';
import type { ContentCategory, Timing } from '@contract/models/category';
import { searchTokens } from '@contract/rules/posts/post-search';

/** A row of `post` that both engines accept. */
export type PostRow = Record<string, string | number | null>;

const MINUTE = 60_000;

// Every fixture post is confirmed text and video of real length; repeated, they make a large feed.
const models = fixtures.posts.filter((post) => post.isConfirmed && !post.isPinned);

/** The initial likes of a filled post. */
export const startingLikes = (id: number) => id % 977;

function blocksOf(id: number): Block[] {
  return models[id % models.length]?.blocks ?? [];
}

/**
 * The rows from `first` to `last`, each a minute older than the next one.
 * @param now the time of the newest row, ms
 */
export function postRows(first: number, last: number, count: number, now: number): PostRow[] {
  const rows: PostRow[] = [];
  for (let id = first; id <= last; id += 1) {
    const model = models[id % models.length];
    const moment = now - (count - id + 1) * MINUTE;
    rows.push({
      id,
      author_id: (id % fixtures.members.length) + 1,
      sphere_id: (id % fixtures.spheres.length) + 1,
      title: `${model?.title ?? '글'} ${id}`,
      blocks: JSON.stringify(blocksOf(id)),
      timing: model?.timing ?? null,
      content_category: model?.content ?? null,
      api_source: 'manual',
      is_pinned: 0,
      is_confirmed: 1,
      like_count: startingLikes(id),
      dislike_count: id % 31,
      comment_count: 0,
      share_count: 0,
      view_count: id % 9001,
      created_at: moment,
      published_at: moment,
    });
  }
  return rows;
}

/** The search text of a row; one post in a thousand has a unique word. */
export function tokensOf(row: PostRow): string[] {
  const id = Number(row.id);
  const authorName = id % 1000 === 0 ? '희귀낱말' : '';
  return searchTokens({
    title: String(row.title),
    authorName,
    sphereName: null,
    timing: row.timing as Timing | null,
    content: row.content_category as ContentCategory | null,
    blocks: blocksOf(id),
  });
}
