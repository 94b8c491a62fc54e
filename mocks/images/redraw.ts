import { fieldError } from '@contract/errors';
import { imageKindOf, type ImageKind } from '@contract/rules/image-kind';
import {
  CARD_IMAGE_WIDTH,
  IMAGE_MAX_PIXELS,
  storedSize,
  type ImageSize,
} from '@contract/rules/uploads';
import { validationTexts } from '@contract/texts';
import { headerSize, mayMove } from './header';

/** A picture as it is kept: the full view, its size, and the small one. */
export interface Drawn extends ImageSize {
  full: Blob;
  card: Blob;
}

const QUALITY = 0.82;

async function draw(bitmap: ImageBitmap, { width, height }: ImageSize): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
}

async function redrawn(original: Blob, isKept: boolean): Promise<Drawn> {
  const bitmap = await createImageBitmap(original).catch(() => {
    throw fieldError('image', validationTexts.imageBroken);
  });
  try {
    const size = isKept ? { width: bitmap.width, height: bitmap.height } : storedSize(bitmap);
    const cardWidth = Math.min(CARD_IMAGE_WIDTH, size.width);
    const cardHeight = Math.max(1, Math.round((size.height * cardWidth) / size.width));
    return {
      ...size,
      full: isKept ? original : await draw(bitmap, size),
      card: await draw(bitmap, { width: cardWidth, height: cardHeight }),
    };
  } finally {
    bitmap.close();
  }
}

/**
 * Makes of a file what the server would: a browser draws it anew and smaller. What moves is kept
 * as it is, and so is everything in Node, which cannot draw.
 * @throws ApiError VALIDATION for what is no picture, a broken or far too large one
 */
export async function redraw(file: Blob): Promise<Drawn> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind: ImageKind | null = imageKindOf(bytes);
  if (kind === null) throw fieldError('image', validationTexts.imageType);
  const size = headerSize(kind, bytes);
  if (!size) throw fieldError('image', validationTexts.imageBroken);
  if (size.width * size.height > IMAGE_MAX_PIXELS) {
    throw fieldError('image', validationTexts.imagePixels);
  }
  const original = new Blob([bytes], { type: `image/${kind}` });
  return typeof OffscreenCanvas === 'undefined'
    ? { ...storedSize(size), full: original, card: original }
    : redrawn(original, mayMove(kind, bytes));
}
