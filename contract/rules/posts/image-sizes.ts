import type { Block } from './block-types';
import type { ImageSize } from '../site/uploads';

/**
 * Writes the sizes of their pictures into picture blocks.
 * @param sizeOf the size of an address; undefined for an address that is not an upload
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
