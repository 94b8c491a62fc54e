import { fieldError } from '@contract/errors';
import type { Block, BlockInput } from '@contract/models/block';
import { storedBlocks } from '@contract/rules/blocks';
import { withImageSizes } from '@contract/rules/image-sizes';
import { claimsUpload, uploadName } from '@contract/rules/uploads';
import { validationTexts } from '@contract/texts';
import type { Runner } from '../statement';
import { holdUpload, writePostImages, type UploadSizeRow } from '../tables/upload';

const uploadIn = (block: BlockInput | Block) =>
  block.type === 'image' && claimsUpload(block.url) ? uploadName(block.url) : null;

/**
 * The blocks of a request as they are stored, with the sizes of their uploads. These stay until the
 * transaction ends; `noteImages` then keeps them.
 * @throws ApiError VALIDATION for an address that claims to be an upload and is none
 */
export async function keptBlocks(tx: Runner, blocks: readonly BlockInput[]): Promise<Block[]> {
  const uploads = new Map<string, UploadSizeRow>();
  // In the order of names, so that two writers never wait for each other in a circle.
  for (const name of [...new Set(blocks.map(uploadIn))].toSorted()) {
    const upload = name === null ? null : await holdUpload(tx, name);
    if (upload) uploads.set(upload.name, upload);
  }
  const sizeOf = (url: string) => uploads.get(uploadName(url) ?? '');
  const at = blocks.findIndex(
    (block) => block.type === 'image' && claimsUpload(block.url) && !sizeOf(block.url),
  );
  if (at >= 0) throw fieldError(`blocks.${at}.url`, validationTexts.imageUrl);
  return withImageSizes(storedBlocks(blocks), sizeOf);
}

/** Keeps that a post shows the uploads of these blocks. */
export async function noteImages(
  tx: Runner,
  postId: number,
  blocks: readonly Block[],
): Promise<void> {
  const names = blocks.map(uploadIn).filter((name) => name !== null);
  await writePostImages(tx, postId, [...new Set(names)]);
}

/**
 * Makes sure that a face that claims to be an upload is one, and stays until the transaction ends.
 * @throws ApiError VALIDATION
 */
export async function guardProfileImage(tx: Runner, url: string | null | undefined): Promise<void> {
  if (!url || !claimsUpload(url)) return;
  const name = uploadName(url);
  if (name === null || !(await holdUpload(tx, name))) {
    throw fieldError('profile_image', validationTexts.imageUrl);
  }
}
