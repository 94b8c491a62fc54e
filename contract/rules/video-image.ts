import type { Block } from './block-types';
import { recogniseVideo, thumbnailLadder } from './video-url';

/** Whether only the host can tell a video's picture, because the address does not. */
export function needsVideoImage(url: string): boolean {
  const source = recogniseVideo(url);
  return source !== null && source.host !== 'file' && thumbnailLadder(source).length === 0;
}

/**
 * The picture that a video gets from its preview, only when it needs one, and only over TLS.
 * @param image the preview's picture, if it is known
 */
export function videoImage(url: string, image: string | null | undefined): string | null {
  return needsVideoImage(url) && image?.startsWith('https://') ? image : null;
}

/**
 * Writes their pictures into the video blocks that need one; without a preview a block keeps the
 * picture that it has.
 * @param imageOf the picture of an address's preview, if it is known
 */
export function withVideoImages(
  blocks: readonly Block[],
  imageOf: (url: string) => string | null | undefined,
): Block[] {
  return blocks.map((block) => {
    if (block.type !== 'video') return block;
    return { ...block, image: videoImage(block.url, imageOf(block.url)) ?? block.image };
  });
}
