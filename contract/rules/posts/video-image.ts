import type { Block } from './block-types';
import { recogniseVideo, thumbnailLadder } from '../links/video-url';

/** Whether a video's picture must come from the host, because the address does not identify it. */
export function needsVideoImage(url: string): boolean {
  const source = recogniseVideo(url);
  return source !== null && source.host !== 'file' && thumbnailLadder(source).length === 0;
}

/**
 * A video's picture from its preview, only if it needs one, and only over TLS.
 * @param image the preview's picture, if available
 */
export function videoImage(url: string, image: string | null | undefined): string | null {
  return needsVideoImage(url) && image?.startsWith('https://') ? image : null;
}

/**
 * Adds their pictures to the video blocks that need one; without a preview a block keeps its
 * picture.
 * @param imageOf the picture of an address's preview, if available
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
