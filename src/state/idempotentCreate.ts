import { call, type InputOf } from '@/api/client';
import { createPost } from '@contract/endpoints/posts';
import type { Block } from '@contract/models/block';
import type { Post } from '@contract/models/post';
import { storedBlocks } from '@contract/rules/posts/blocks';
import { check } from '@contract/validate';
import type { Sent } from './useSending';

type Body = InputOf<'createPost'>['body'];
type Categories = Post['categories'];

function wordsOf(block: Block): string[] {
  if (block.type === 'text') return [block.content];
  return block.type === 'link'
    ? [block.url, block.title, block.description]
    : [block.url, block.caption];
}

/** Whether a post has the sent content; fields that the server adds do not count. */
function says(post: Post, body: Body): boolean {
  const sent = check(createPost.body, body);
  if (!sent.ok) return true;
  const words = (title: string | null, blocks: readonly Block[], { timing, content }: Categories) =>
    JSON.stringify([title || null, blocks.map(wordsOf), timing, content]);
  const { title, blocks } = sent.value;
  // A sent post without categories changes no category.
  const categories = sent.value.categories ?? post.categories;
  return (
    words(post.title, post.blocksJson, post.categories) ===
    words(title, storedBlocks(blocks), categories)
  );
}

/**
 * Sends a new post that may have been sent before without an answer. It stays one post and ends up
 * with the content that was sent last.
 * @param isOver whether to overwrite changes that were made to that post elsewhere
 * @param onKnown called with the post's id as soon as the server has given it
 */
export async function idempotentCreate(
  userId: string,
  body: Body,
  isOver: boolean,
  onKnown: (postId: string) => void,
): Promise<Sent> {
  const { post, rewards } = await call('createPost', { body: { ...body, userId } });
  if (says(post, body)) return { post, rewards };
  onKnown(post.postId);
  const { title, blocks, categories } = body;
  const change = { title, blocks, ...(categories ? { categories } : {}) };
  const based = isOver ? change : { ...change, baseRevision: 0 };
  const { post: changed } = await call('updatePost', {
    params: { postId: post.postId },
    body: { ...based, userId },
  });
  return { post: changed, rewards };
}
