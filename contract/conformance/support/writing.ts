import type { World } from './world';

/** The body of a post with one text block. */
export const textPost = (content: string, title: string | null = null) => ({
  title,
  blocks: [{ type: 'text', content }],
});

/** Writes a post as the world's member and has the admin confirm it. */
export async function publish(
  { member, admin }: Pick<World, 'member' | 'admin'>,
  body: object,
): Promise<string> {
  const { postId } = await member.ok('createPost', { body });
  await admin.ok('confirmPosts', { body: { postId } });
  return postId;
}

/** Waits a little, so that the next record gets a later millisecond. */
export const letTimePass = () => new Promise<void>((resolve) => setTimeout(resolve, 3));
