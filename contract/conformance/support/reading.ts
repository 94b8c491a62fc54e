import type { Post } from '../../models/post';
import type { Client } from './client';

/** Reads the feed to its end, page by page by cursor, without the viewer's own pending posts. */
export async function readAll(
  client: Client,
  filter: Record<string, unknown> = {},
): Promise<Post[]> {
  const all: Post[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = { ...filter, limit: 7 };
    if (cursor !== null) query['cursor'] = cursor;
    const { data } = await client.ok('getFeed', { query });
    const posts = data.posts.filter(({ isConfirmed }) => isConfirmed);
    all.push(...posts);
    cursor = data.pagination.nextCursor;
    if (cursor !== null && posts.length < 7) throw new Error('A page came back too short');
  } while (cursor !== null);
  return all;
}
