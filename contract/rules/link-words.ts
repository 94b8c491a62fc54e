import type { BlockInput, LinkMetadata } from './block-types';

/**
 * The address of a link of which nothing is said: its client had not heard from the page. One that
 * is said to have no words and no picture has its writer's reasons.
 * @returns null for any other block
 */
export function bareLink(block: BlockInput): string | null {
  if (block.type !== 'link' || block.url === '') return null;
  const { title, description, image } = block;
  return title === undefined && description === undefined && image === undefined ? block.url : null;
}

/**
 * Writes into such links what their pages say of themselves.
 * @param pageOf what is known of an address; null or undefined when nothing is
 */
export function withLinkWords(
  blocks: readonly BlockInput[],
  pageOf: (url: string) => LinkMetadata | null | undefined,
): BlockInput[] {
  return blocks.map((block) => {
    const url = bareLink(block);
    const page = url === null ? null : pageOf(url);
    if (!page || block.type !== 'link') return block;
    const { title, description, image, siteName } = page;
    return { ...block, title, description, image, siteName };
  });
}
