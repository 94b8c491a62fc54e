import type { World } from './world';

/** A post that nobody could mistake for another. */
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

/** Lets a moment pass, so that what comes next is later and not at the same millisecond. */
export const letTimePass = () => new Promise<void>((resolve) => setTimeout(resolve, 3));
