import type { Block, ImageBlock, LinkBlock, VideoBlock } from '@contract/models/block';
import type { Post } from '@contract/models/post';
import { bodyOf, headline } from '@contract/rules/headline';

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

/** What a post is called, and what of it a card has room for. */
export function partsOf({
  title,
  blocksJson: blocks,
}: Pick<Post, 'title' | 'blocksJson'>): PostParts {
  return {
    title: headline(title, blocks),
    text: bodyOf(title, blocks)
      .flatMap((block) => (block.type === 'text' ? [block.content.trim()] : []))
      .join('\n\n')
      .trim(),
    video: first(blocks, 'video'),
    image: first(blocks, 'image'),
    link: first(blocks, 'link'),
  };
}

/**
 * The blocks below the head of a post's own page: all but the first video, which leads the page,
 * and without the line of text that serves as its title.
 */
export function bodyBlocks({
  title,
  blocksJson: blocks,
}: Pick<Post, 'title' | 'blocksJson'>): Block[] {
  const video = first(blocks, 'video');
  return bodyOf(title, blocks).filter((block) => block !== video);
}
