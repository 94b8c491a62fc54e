import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { ApiError, fieldError } from '@contract/errors';
import { imageKindOf } from '@contract/rules/site/image-kind';
import {
  CARD_IMAGE_WIDTH,
  IMAGE_MAX_FRAMES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  type ImageSize,
} from '@contract/rules/site/uploads';
import { validationTexts } from '@contract/texts';
import { mended } from './mend';

/** A stored picture: two files in WebP, and the size of the full view in pixels. */
export interface Drawn extends ImageSize {
  full: Buffer;
  card: Buffer;
}

// Every reader is blocked except these four, and those only for bytes in memory: whatever type a
// file claims, no other parser ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
// One thread for each of the few concurrent pictures, and no cache between them.
sharp.concurrency(1);
sharp.cache(false);

/** The most time for one picture, seconds. */
const TIMEOUT = 20;

const strict: SharpOptions = {
  failOn: 'error',
  limitInputPixels: IMAGE_MAX_PIXELS,
  sequentialRead: true,
};
const full = {
  width: IMAGE_MAX_SIDE,
  height: IMAGE_MAX_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
} as const;
const card = { width: CARD_IMAGE_WIDTH, withoutEnlargement: true } as const;
const still = { quality: 82, effort: 4 };
// Frames cost as much as pictures; this setting compresses nearly as well in half the time.
const moving = { quality: 78, effort: 2 };

/** The pixels of a picture, upright, without metadata: no place, no camera, no thumbnail. */
async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture
    .autoOrient()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: TIMEOUT })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, draw: () => sharp(data, { raw: { width, height, channels } }) };
}

async function drawStill(bytes: Buffer, options: SharpOptions): Promise<Drawn> {
  const { width, height, draw } = await pixelsOf(sharp(bytes, options).resize(full));
  return {
    width,
    height,
    full: await draw().webp(still).toBuffer(),
    card: await draw().resize(card).webp(still).toBuffer(),
  };
}

/** An animation keeps moving in the full view; a card shows its first frame. */
async function drawMoving(bytes: Buffer, options: SharpOptions): Promise<Drawn> {
  const { data, info } = await sharp(bytes, { ...options, animated: true })
    .resize(full)
    .webp(moving)
    .timeout({ seconds: TIMEOUT })
    .toBuffer({ resolveWithObject: true });
  const first = await pixelsOf(sharp(bytes, options).resize(card));
  return {
    width: info.width,
    height: info.pageHeight ?? info.height,
    full: data,
    card: await first.draw().webp(still).toBuffer(),
  };
}

function guardSize({ width, height, pages = 1 }: Metadata): void {
  if (pages > IMAGE_MAX_FRAMES) throw fieldError('image', validationTexts.imageFrames);
  // For an animation the height counts all frames.
  if (width * height > IMAGE_MAX_PIXELS) throw fieldError('image', validationTexts.imagePixels);
}

async function draw(bytes: Buffer, options: SharpOptions): Promise<Drawn> {
  // Reads only the header, before any pixel.
  const metadata = await sharp(bytes, {
    ...options,
    animated: true,
    limitInputPixels: false,
  }).metadata();
  guardSize(metadata);
  return (metadata.pages ?? 1) > 1 ? drawMoving(bytes, options) : drawStill(bytes, options);
}

const says = (error: unknown, words: string) =>
  error instanceof Error && error.message.includes(words);

/**
 * Encodes a picture again and keeps only its pixels.
 * @param bytes JPEG, PNG, GIF or WebP
 * @throws ApiError VALIDATION for any other type, for missing pixels and for a far too large
 * picture
 */
export async function redraw(bytes: Buffer): Promise<Drawn> {
  const kind = imageKindOf(bytes);
  if (kind === null) throw fieldError('image', validationTexts.imageType);
  try {
    return await draw(bytes, strict).catch((error: unknown) => {
      const whole =
        error instanceof ApiError || says(error, 'timeout') ? null : mended(kind, bytes);
      if (whole === null) throw error;
      return draw(whole, { ...strict, failOn: 'warning' });
    });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isTooMuch = says(error, 'timeout');
    throw fieldError(
      'image',
      isTooMuch ? validationTexts.imagePixels : validationTexts.imageBroken,
    );
  }
}
