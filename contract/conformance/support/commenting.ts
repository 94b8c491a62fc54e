import type { Client } from './client';
import type { World } from './world';

/** Short helpers for writing and reading comments. */
export function commenting(world: World) {
  return {
    write: async (client: Client, id: string, content: string, parentCommentId?: string) =>
      (await client.ok('createComment', { id, body: { content, parentCommentId } })).comment,
    /** The first page of a post's comments. */
    list: async (id: string, client = world.guest) =>
      (await client.ok('listComments', { id })).comments,
    /** The comment count of the post. */
    count: async (id: string) => (await world.guest.ok('getPostDetail', { id })).post.commentCount,
  };
}
