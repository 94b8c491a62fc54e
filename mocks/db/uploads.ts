import { fieldError } from '@contract/errors';
import type { Block, BlockInput } from '@contract/models/block';
import { storedBlocks } from '@contract/rules/blocks';
import { withLinkWords } from '@contract/rules/link-words';
import { withImageSizes } from '@contract/rules/image-sizes';
import { claimsUpload, uploadName, type ImageSize } from '@contract/rules/uploads';
import { withVideoImages } from '@contract/rules/video-image';
import { validationTexts } from '@contract/texts';
import { previewOf } from '../upstream/link-preview';
import { table, type Row } from './table';

const rows = table('upload');

export const uploads = {
  insert: (row: Row<'upload'>) => rows.insert(row),
  /** The pictures that a member sent. */
  listBy: (memberId: number) => rows.list({ memberId }),
  /** The size of the upload that an address is of; null when there is none. */
  sizeOf: (url: string): ImageSize | null => {
    const name = uploadName(url);
    const row = name === null ? null : rows.find({ name });
    return row && { width: row.width, height: row.height };
  },
};

/**
 * Refuses a profile picture with an upload's address without an upload.
 * @throws ApiError VALIDATION
 */
export function guardProfileImage(url: string | null | undefined): void {
  if (url && claimsUpload(url) && !uploads.sizeOf(url)) {
    throw fieldError('profile_image', validationTexts.imageUrl);
  }
}

/**
 * Refuses picture blocks with an upload's address without an upload.
 * @throws ApiError VALIDATION, naming the first
 */
export function guardImages(blocks: readonly BlockInput[]): void {
  const at = blocks.findIndex(
    (block) => block.type === 'image' && claimsUpload(block.url) && !uploads.sizeOf(block.url),
  );
  if (at >= 0) throw fieldError(`blocks.${at}.url`, validationTexts.imageUrl);
}

/**
 * The blocks of a request as they are stored, with the sizes of their uploads and the pictures of
 * their videos and the words of bare links: a preview is always at hand here, also one that nobody has asked for.
 * @param before the post's blocks until now
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
