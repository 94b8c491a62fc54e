import type { Output } from '@contract/endpoints/define';
import type { getFeed } from '@contract/endpoints/posts';
import type { TestServer } from './subject';

/** Publishes many posts at once, with one statement and without the side effects of a post. */
export async function fillPosts({ db }: TestServer, posts: number): Promise<void> {
  const series =
    db.engine === 'postgres'
      ? `generate_series(1, ${posts}) AS n`
      : `(WITH RECURSIVE s (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < ${posts})
          SELECT n FROM s) AS series`;
  await db.knex.raw(
    `INSERT INTO post (author_id, sphere_id, blocks, is_confirmed, created_at, published_at, like_count,
       timing, content_category)
     SELECT 1, 1 + n % 3, '[]', 1, n, n, n % 50, 'break', 'news' FROM ${series}`,
  );
  // A site's database has no statistics on SQLite; on PostgreSQL its own process makes them.
  if (db.engine === 'postgres') await db.knex.raw('VACUUM ANALYZE post');
}

/**
 * Reads the last page with a number, and continues by its cursor, in a feed of more posts.
 * @returns page 1,000, the same page after the cursor of page 999, and the next one
 */
export async function pagesAtTheEnd(server: TestServer) {
  await fillPosts(server, 10_100);
  const read = async (query: string) => {
    const answer = await server.send(`/api/posts/feed?${query}`, {});
    const { data } = (await answer.json()) as Output<typeof getFeed>;
    const ids = data.posts.map(({ postId }) => Number(postId.slice('post'.length)));
    return { ids, ...data.pagination };
  };
  const before = await read('page=999');
  const last = await read('page=1000');
  const again = await read(`cursor=${before.nextCursor}`);
  const behind = await read(`cursor=${last.nextCursor}`);
  return { last, again, behind };
}
