import type { Block } from './block-types';
import { recogniseVideo, thumbnailLadder } from './video-url';

/** Whether only its host can tell a video's picture: its address leads to none. */
export function needsVideoImage(url: string): boolean {
  const source = recogniseVideo(url);
  return source !== null && source.host !== 'file' && thumbnailLadder(source).length === 0;
}

/**
 * The picture that a video gets from its preview: only where it needs one, and over TLS.
 * @param image what the preview shows, if one is known
 */
export function videoImage(url: string, image: string | null | undefined): string | null {
  return needsVideoImage(url) && image?.startsWith('https://') ? image : null;
}

/**
 * Writes their pictures into the video blocks that need one.
 * @param imageOf what the preview of an address shows, if one is known
 */
export function withVideoImages(
  blocks: readonly Block[],
  imageOf: (url: string) => string | null | undefined,
): Block[] {
  return blocks.map((block) => {
    if (block.type !== 'video') return block;
    return { ...block, image: videoImage(block.url, imageOf(block.url)) };
  });
}

/** The picture that a video has in these blocks; null where it has none, or is not among them. */
export function videoImageIn(blocks: readonly Block[], url: string): string | null {
  const same = blocks.find((block) => block.type === 'video' && block.url === url);
  return same?.type === 'video' ? same.image : null;
}
