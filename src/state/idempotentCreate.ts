import { changePost, sendPost } from '@/api/posts';
import type { InputOf } from '@/api/client';
import { createPost } from '@contract/endpoints/posts';
import type { Block } from '@contract/models/block';
import type { Post } from '@contract/models/post';
import { storedBlocks } from '@contract/rules/blocks';
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

/** Whether a post says what was sent; what the server adds to it does not count. */
function says(post: Post, body: Body): boolean {
  const sent = check(createPost.body, body);
  if (!sent.ok) return true;
  const words = (title: string | null, blocks: readonly Block[], { timing, content }: Categories) =>
    JSON.stringify([title || null, blocks.map(wordsOf), timing, content]);
  const { title, blocks } = sent.value;
  // A post without categories of its own says nothing of them, and changes no category.
  const categories = sent.value.categories ?? post.categories;
  return (
    words(post.title, post.blocksJson, post.categories) ===
    words(title, storedBlocks(blocks), categories)
  );
}

/**
 * Sends a new post that may have been sent before without an answer: it stays one post, and says in
 * the end what was sent last.
 * @param isOver also over what was changed in that post since, elsewhere
 * @param onKnown called with the post's id, as soon as it is known
 */
export async function idempotentCreate(
  userId: string,
  body: Body,
  isOver: boolean,
  onKnown: (postId: string) => void,
): Promise<Sent> {
  const { post, rewards } = await sendPost(userId, body);
  if (says(post, body)) return { post, rewards };
  onKnown(post.postId);
  const { title, blocks, categories } = body;
  const change = { title, blocks, ...(categories ? { categories } : {}) };
  const based = isOver ? change : { ...change, baseRevision: 0 };
  return { post: (await changePost(userId, post.postId, based)).post, rewards };
}
