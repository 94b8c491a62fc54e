import type { Block, ImageBlock, LinkBlock, VideoBlock } from '@contract/models/block';
import type { Post } from '@contract/models/post';
import { bodyOf, headline } from '@contract/rules/posts/headline';

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

/** Returns the title of a post and the parts for its card. */
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
 * The video at the top of the page of a shared video: either it has a category, or the post comes
 * from the video form, which puts the video first. Null for a post of blocks, because its author
 * chose their order. Source: docs/product/rules.md#shared-videos.
 */
export function leadingVideo({
  apiSource,
  categories: { timing, content },
  blocksJson: blocks,
}: Pick<Post, 'apiSource' | 'categories' | 'blocksJson'>): VideoBlock | null {
  const isMade = apiSource !== null && blocks[0]?.type === 'video';
  const isShared = isMade || timing !== null || content !== null;
  return isShared ? first(blocks, 'video') : null;
}

/**
 * Returns the blocks below the top of a post's own page, in their written order: all except the
 * video at the top, and without the line of text that serves as the title.
 */
export function bodyBlocks(
  post: Pick<Post, 'title' | 'blocksJson' | 'apiSource' | 'categories'>,
): Block[] {
  const video = leadingVideo(post);
  return bodyOf(post.title, post.blocksJson).filter((block) => block !== video);
}
