import type { Block, ImageBlock, LinkBlock, VideoBlock } from '@contract/models/block';
import type { Post } from '@contract/models/post';
import { bodyOf, headline } from '@contract/rules/headline';

/** The parts of a post that a card shows. */
export interface PostParts {
  title: string;
  /** The text without the line that replaces a missing title. */
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

/** Gives the title of a post, and the parts of it that a card shows. */
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
 * Gives the blocks below the head of a post's own page: all but the first video, which is at the
 * top, and without the line of text that serves as the title.
 */
export function bodyBlocks({
  title,
  blocksJson: blocks,
}: Pick<Post, 'title' | 'blocksJson'>): Block[] {
  const video = first(blocks, 'video');
  return bodyOf(title, blocks).filter((block) => block !== video);
}
