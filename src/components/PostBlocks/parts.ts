import { postTexts } from '@/texts/post';
import type { Block, ImageBlock, LinkBlock, VideoBlock } from '@contract/models/block';
import type { Post } from '@contract/models/post';

/** A post taken apart as a card shows it. */
export interface PostParts {
  title: string;
  /** The text without the line that stands in for a missing title. */
  text: string;
  video: VideoBlock | null;
  image: ImageBlock | null;
  link: LinkBlock | null;
}

function first<T extends Block['type']>(blocks: readonly Block[], type: T) {
  return (blocks.find((block) => block.type === type) ?? null) as Extract<
    Block,
    { type: T }
  > | null;
}

/** What a post is called: its title, else its first line of text (B44). */
export function partsOf(post: Pick<Post, 'title' | 'blocksJson'>): PostParts {
  const blocks = post.blocksJson;
  const text = blocks
    .flatMap((block) => (block.type === 'text' ? [block.content.trim()] : []))
    .join('\n\n')
    .trim();
  const [firstLine = '', ...otherLines] = text.split('\n');
  return {
    title: post.title || firstLine || postTexts.untitled,
    text: post.title ? text : otherLines.join('\n').trim(),
    video: first(blocks, 'video'),
    image: first(blocks, 'image'),
    link: first(blocks, 'link'),
  };
}

/**
 * The blocks below the head of a post's own page: all but the first video, which leads the page,
 * and without the line of text that serves as its title.
 */
export function bodyBlocks(post: Pick<Post, 'title' | 'blocksJson'>): Block[] {
  const { video, title } = partsOf(post);
  const rest = post.blocksJson.filter((block) => block !== video);
  if (post.title) return rest;
  const at = rest.findIndex((block) => block.type === 'text' && block.content.trim() !== '');
  return rest.flatMap((block, position) => {
    if (position !== at || block.type !== 'text') return [block];
    const content = block.content.trim().slice(title.length).trim();
    return content ? [{ ...block, content }] : [];
  });
}
