import { fieldError } from '@contract/errors';
import type { LinkMetadata } from '@contract/endpoints/links';
import type { Block, BlockInput } from '@contract/models/block';
import { storedBlocks } from '@contract/rules/posts/blocks';
import { bareLink, withLinkWords } from '@contract/rules/posts/link-words';
import { withImageSizes } from '@contract/rules/posts/image-sizes';
import { claimsUpload, uploadName } from '@contract/rules/site/uploads';
import { needsVideoImage, withVideoImages } from '@contract/rules/posts/video-image';
import { validationTexts } from '@contract/texts';
import type { Runner } from '../database/statement';
import { findPreview } from '../tables/link-preview';
import { holdUpload, writePostImages, type UploadSizeRow } from '../tables/upload';

const uploadIn = (block: BlockInput | Block) =>
  block.type === 'image' && claimsUpload(block.url) ? uploadName(block.url) : null;

/** The pictures of videos whose addresses do not reveal a picture, from stored previews. */
async function videoImages(
  tx: Runner,
  blocks: readonly Block[],
  now: number,
): Promise<Map<string, string | null>> {
  const images = new Map<string, string | null>();
  for (const block of blocks) {
    if (block.type !== 'video' || !needsVideoImage(block.url)) continue;
    const preview = await findPreview(tx, block.url, now);
    if (preview) images.set(block.url, preview.metadata.image);
  }
  return images;
}

/** The titles, descriptions and pictures of bare links, from stored previews. */
async function linkPages(
  tx: Runner,
  blocks: readonly BlockInput[],
  now: number,
): Promise<Map<string, LinkMetadata>> {
  const pages = new Map<string, LinkMetadata>();
  for (const block of blocks) {
    const url = bareLink(block);
    const preview = url === null ? null : await findPreview(tx, url, now);
    if (url !== null && preview?.success) pages.set(url, preview.metadata);
  }
  return pages;
}

/**
 * The blocks of a request in their stored form, with the sizes of their uploads and the pictures of
 * their videos, and the previews of bare links. The uploads stay until the transaction ends;
 * `noteImages` then keeps them.
 * @param before the post's blocks until now
 * @throws ApiError VALIDATION for an upload's address without an upload
 */
export async function keptBlocks(
  tx: Runner,
  blocks: readonly BlockInput[],
  before: readonly Block[],
  now: number,
): Promise<Block[]> {
  const uploads = new Map<string, UploadSizeRow>();
  // Locks uploads in the order of names, so that two writers cannot deadlock.
  for (const name of [...new Set(blocks.map(uploadIn))].toSorted()) {
    const upload = name === null ? null : await holdUpload(tx, { name });
    if (upload) uploads.set(upload.name, upload);
  }
  const sizeOf = (url: string) => uploads.get(uploadName(url) ?? '');
  const at = blocks.findIndex(
    (block) => block.type === 'image' && claimsUpload(block.url) && !sizeOf(block.url),
  );
  if (at >= 0) throw fieldError(`blocks.${at}.url`, validationTexts.imageUrl);
  const pages = await linkPages(tx, blocks, now);
  const named = withLinkWords(blocks, (url) => pages.get(url));
  const stored = withImageSizes(storedBlocks(named, before), sizeOf);
  const images = await videoImages(tx, stored, now);
  return withVideoImages(stored, (url) => images.get(url));
}

/** Stores which uploads a post shows. */
export async function noteImages(
  tx: Runner,
  postId: number,
  blocks: readonly Block[],
): Promise<void> {
  const names = blocks.map(uploadIn).filter((name) => name !== null);
  await writePostImages(tx, postId, [...new Set(names)]);
}

/**
 * Makes sure that an upload at the address of a profile picture or an icon exists, and locks it
 * until the transaction ends.
 * @param field the name of the field with the address
 * @throws ApiError VALIDATION
 */
export async function guardUpload(
  tx: Runner,
  field: string,
  url: string | null | undefined,
): Promise<void> {
  if (!url || !claimsUpload(url)) return;
  const name = uploadName(url);
  if (name === null || !(await holdUpload(tx, { name }))) {
    throw fieldError(field, validationTexts.imageUrl);
  }
}
