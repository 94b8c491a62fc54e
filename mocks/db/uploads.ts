import { fieldError } from '@contract/errors';
import type { Block, BlockInput } from '@contract/models/block';
import { storedBlocks } from '@contract/rules/posts/blocks';
import { withLinkWords } from '@contract/rules/posts/link-words';
import { withImageSizes } from '@contract/rules/posts/image-sizes';
import { claimsUpload, uploadName, type ImageSize } from '@contract/rules/site/uploads';
import { withVideoImages } from '@contract/rules/posts/video-image';
import { validationTexts } from '@contract/texts';
import { previewOf } from '../upstream/link-preview';
import { table, type Row } from './table';

const rows = table('upload');

export const uploads = {
  insert: (row: Row<'upload'>) => rows.insert(row),
  /** The pictures that a member uploaded. */
  listBy: (memberId: number) => rows.list({ memberId }),
  list: () => rows.list(),
  /** The size of the upload at an address; null without one. */
  sizeOf: (url: string): ImageSize | null => {
    const name = uploadName(url);
    const row = name === null ? null : rows.find({ name });
    return row && { width: row.width, height: row.height };
  },
};

/**
 * Refuses the address of a missing upload as a profile picture or an icon.
 * @param field the name of the field with the address
 * @throws ApiError VALIDATION
 */
export function guardUpload(field: string, url: string | null | undefined): void {
  if (url && claimsUpload(url) && !uploads.sizeOf(url)) {
    throw fieldError(field, validationTexts.imageUrl);
  }
}

/**
 * Refuses picture blocks with the address of a missing upload.
 * @throws ApiError VALIDATION with the name of the first
 */
export function guardImages(blocks: readonly BlockInput[]): void {
  const at = blocks.findIndex(
    (block) => block.type === 'image' && claimsUpload(block.url) && !uploads.sizeOf(block.url),
  );
  if (at >= 0) throw fieldError(`blocks.${at}.url`, validationTexts.imageUrl);
}

/**
 * The blocks of a request in stored form, with the sizes of uploads, the pictures of videos and the
 * words of bare links: here a preview is always available, even if nobody has requested it.
 * @param before the post's earlier blocks
 */
export function keptBlocks(blocks: readonly BlockInput[], before: readonly Block[]): Block[] {
  const pageOf = (url: string) => {
    const preview = previewOf(url);
    return preview.success ? preview.metadata : null;
  };
  const named = withLinkWords(blocks, pageOf);
  const stored = withImageSizes(storedBlocks(named, before), uploads.sizeOf);
  return withVideoImages(stored, (url) => previewOf(url).metadata.image);
}
