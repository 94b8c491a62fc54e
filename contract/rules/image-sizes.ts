import type { Block } from './block-types';
import type { ImageSize } from './uploads';

/**
 * Writes into picture blocks how large their pictures are.
 * @param sizeOf the size of an address; nothing for one that is no upload
 */
export function withImageSizes(
  blocks: readonly Block[],
  sizeOf: (url: string) => ImageSize | null | undefined,
): Block[] {
  return blocks.map((block) => {
    const size = block.type === 'image' && sizeOf(block.url);
    return size ? { ...block, width: size.width, height: size.height } : block;
  });
}
