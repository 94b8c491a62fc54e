import type { Knex } from 'knex';
import type { ContentCategory, Timing } from '@contract/rules/posts/categories';
import { searchTokens } from '@contract/rules/posts/post-search';
import { searchedPost } from '../commands/index-post';
import { indexPositionOf, indexRow, insertIndexRow } from '../tables/search';

const BATCH = 200;

interface PostRow {
  id: number;
  title: string | null;
  blocks: string;
  timing: Timing | null;
  content: ContentCategory | null;
  isConfirmed: number;
  publishedAt: number | null;
  userName: string;
  sphereName: string | null;
}

/** Fills the search index, which each engine has in a form of its own. */
export async function indexAllPosts(db: Knex): Promise<void> {
  await db('post_search').delete();
  for (let last = 0; ;) {
    const posts = await db('post')
      .join('member', 'member.id', 'post.author_id')
      .leftJoin('sphere', 'sphere.id', 'post.sphere_id')
      .where('post.id', '>', last)
      .whereNull('post.deleted_at')
      .orderBy('post.id')
      .limit(BATCH)
      .select<PostRow[]>([
        ...['post.id', 'post.title', 'post.blocks', 'post.timing', 'member.user_name as userName'],
        ...['post.content_category as content', 'post.is_confirmed as isConfirmed'],
        ...['post.published_at as publishedAt', 'sphere.name as sphereName'],
      ]);
    for (const post of posts) {
      const place = indexPositionOf({ ...post, isConfirmed: post.isConfirmed === 1 });
      await insertIndexRow(db, indexRow(place, searchTokens(searchedPost(post))));
    }
    if (posts.length < BATCH) return;
    last = posts.at(-1)?.id ?? last;
  }
}
