import type { BlockInput, LinkMetadata } from './block-types';

/**
 * The address of a link without title, description and picture fields: its client had no preview
 * yet. Empty fields are the author's choice and stay.
 * @returns null for any other block
 */
export function bareLink(block: BlockInput): string | null {
  if (block.type !== 'link' || block.url === '') return null;
  const { title, description, image } = block;
  return title === undefined && description === undefined && image === undefined ? block.url : null;
}

/**
 * Adds the title, description and picture of their pages to these links.
 * @param pageOf the preview of an address; null or undefined without one
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
