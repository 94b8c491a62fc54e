import { fieldError } from '@contract/errors';
import { imageKindOf } from '@contract/rules/site/image-kind';
import {
  CARD_IMAGE_WIDTH,
  IMAGE_MAX_FRAMES,
  IMAGE_MAX_PIXELS,
  storedSize,
  type ImageSize,
} from '@contract/rules/site/uploads';
import { validationTexts } from '@contract/texts';
import { readFrames } from './frames';
import { headerSize } from './header';

/** A stored picture: the full view, its size, and the small one. */
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

async function redrawn(bare: Blob, moves: boolean): Promise<Drawn> {
  const bitmap = await createImageBitmap(bare).catch(() => {
    throw fieldError('image', validationTexts.imageBroken);
  });
  try {
    const size = storedSize(bitmap);
    const cardWidth = Math.min(CARD_IMAGE_WIDTH, size.width);
    const cardHeight = Math.max(1, Math.round((size.height * cardWidth) / size.width));
    return {
      ...size,
      full: moves ? bare : await draw(bitmap, size),
      card: await draw(bitmap, { width: cardWidth, height: cardHeight }),
    };
  } finally {
    bitmap.close();
  }
}

/**
 * Converts a file like the server: a browser encodes it again, smaller. Animations only lose their
 * metadata, because browsers cannot write animations. Node cannot draw, so there the same applies
 * to every picture.
 * @throws ApiError VALIDATION for a file that is not a picture, or a broken or far too large one
 */
export async function redraw(file: Blob): Promise<Drawn> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = imageKindOf(bytes);
  if (kind === null) throw fieldError('image', validationTexts.imageType);
  const size = headerSize(kind, bytes);
  const frames = readFrames(kind, bytes);
  if (!size || !frames) throw fieldError('image', validationTexts.imageBroken);
  if (frames.count > IMAGE_MAX_FRAMES) throw fieldError('image', validationTexts.imageFrames);
  if (size.width * size.height * frames.count > IMAGE_MAX_PIXELS) {
    throw fieldError('image', validationTexts.imagePixels);
  }
  const bare = new Blob([frames.bare], { type: `image/${kind}` });
  return typeof OffscreenCanvas === 'undefined'
    ? { ...storedSize(size), full: bare, card: bare }
    : redrawn(bare, frames.count > 1);
}
