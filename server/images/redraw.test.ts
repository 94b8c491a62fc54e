import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictures } from '@contract/conformance/support/pictures';
import { ApiError } from '@contract/errors';
import { validationTexts } from '@contract/texts';
import { redraw } from './redraw';

const colour = { r: 34, g: 102, b: 136 };

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** Different frames, so that no writer drops one. */
function frames(count: number, width = 40, height = 30) {
  const pixels = Buffer.alloc(width * height * count * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    pixels[at] = (Math.floor(at / (width * height * 3)) * 37 + at) & 0xff;
  }
  const raw = { width, height: height * count, channels: 3 as const, pageHeight: height };
  return sharp(pixels, { raw, limitInputPixels: false });
}

/** A WebP whose data have an odd length, so that its last byte is only padding. */
async function oddWebp(): Promise<Buffer> {
  for (let width = 9; width < 60; width += 1) {
    const bytes = await plain(width, 30).webp({ lossless: true }).toBuffer();
    if (bytes.readUInt32LE(16) % 2 === 1) return bytes;
  }
  throw new Error('All of them are even');
}

async function refusal(bytes: Buffer | Uint8Array): Promise<string> {
  return redraw(Buffer.from(bytes)).then(
    () => 'taken',
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      expect(error.issues).toEqual([{ path: 'image', message: error.message }]);
      return error.message;
    },
  );
}

/** The colour at a share of the width and height. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const left = Math.min(info.width - 1, Math.floor(x * info.width));
  const top = Math.min(info.height - 1, Math.floor(y * info.height));
  const start = (top * info.width + left) * info.channels;
  return [...data.subarray(start, start + info.channels)];
}

describe('a redrawn picture', () => {
  it.each(Object.entries(pictures))('is WebP, also when it was %s', async (_kind, bytes) => {
    const drawn = await redraw(Buffer.from(bytes));
    expect([drawn.width, drawn.height]).toEqual([3, 2]);
    for (const file of [drawn.full, drawn.card]) {
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 3, height: 2 });
    }
  });

  it.each([
    [4000, 3000, [2048, 1536], [720, 540]],
    [1000, 4000, [512, 2048], [512, 2048]],
    [1000, 800, [1000, 800], [720, 576]],
    [9000, 1, [2048, 1], [720, 1]],
    [1, 1, [1, 1], [1, 1]],
  ])('a picture of %i by %i fits', async (width, height, full, card) => {
    const drawn = await redraw(await plain(width, height).png().toBuffer());
    expect([drawn.width, drawn.height]).toEqual(full);
    const sizes = await Promise.all([drawn.full, drawn.card].map((file) => sharp(file).metadata()));
    expect(sizes.map((one) => [one.width, one.height])).toEqual([full, card]);
  });

  it('is upright and reveals neither its place nor its camera', async () => {
    // Red on the left; the camera was held so that left is up.
    const red = { create: { width: 30, height: 40, channels: 3 as const, background: 'red' } };
    const original = await plain(60, 40)
      .composite([{ input: red, left: 0, top: 0 }])
      .jpeg({ quality: 95 })
      .withExif({
        IFD0: { Make: 'SecretCamera', Artist: '홍길동' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = await sharp(original).metadata();
    expect([before.orientation, before.exif?.includes('SecretCamera')]).toEqual([6, true]);

    const { full, card, width, height } = await redraw(original);
    expect([width, height]).toEqual([40, 60]);
    expect((await colourAt(full, 0.5, 0.1))[0]).toBeGreaterThan(200);
    expect((await colourAt(full, 0.5, 0.9))[0]).toBeLessThan(80);
    for (const file of [full, card]) {
      const { exif, xmp, icc, iptc, orientation, comments } = await sharp(file).metadata();
      expect([exif, xmp, icc, iptc, orientation, comments]).toEqual(
        Array.from({ length: 6 }, () => undefined),
      );
      expect(file.includes('SecretCamera')).toBe(false);
    }
  });

  it('holds no data that was hidden in or after the picture', async () => {
    const secret = '<script>alert("secret")</script>';
    const gif = Buffer.concat([Buffer.from(pictures.gif), Buffer.from(secret)]);
    const jpeg = Buffer.concat([await plain(50, 50).jpeg().toBuffer(), Buffer.from(secret)]);
    const png = await plain(50, 50)
      .png()
      .withExif({ IFD0: { Artist: secret } })
      .toBuffer();
    for (const bytes of [gif, jpeg, png]) {
      const { full, card } = await redraw(bytes);
      expect(full.includes('secret') || card.includes('secret')).toBe(false);
    }
  });

  it('keeps its look from print colours, sixteen bits, wide colours and half transparency', async () => {
    const cmyk = await plain(50, 50).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    const deep = await plain(50, 50).toColourspace('rgb16').png().toBuffer();
    const wide = await plain(50, 50).withIccProfile('p3').png().toBuffer();
    const grey = await plain(50, 50).greyscale().jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    for (const bytes of [cmyk, deep, wide]) {
      const { full } = await redraw(bytes);
      const [r = 0, g = 0, b = 0] = await colourAt(full, 0.5, 0.5);
      for (const off of [r - colour.r, g - colour.g, b - colour.b]) {
        expect(Math.abs(off)).toBeLessThan(30);
      }
    }
    expect((await redraw(grey)).width).toBe(50);
    const glass = { ...colour, alpha: 0.5 };
    const half = sharp({ create: { width: 9, height: 9, channels: 4, background: glass } });
    const { full } = await redraw(await half.png().toBuffer());
    const [, , , alpha = 0] = await colourAt(full, 0.5, 0.5);
    expect(alpha).toBeGreaterThan(100);
    expect(alpha).toBeLessThan(150);
  });

  it('may lack the end of its file, as long as no pixel is missing', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
    const rich = (width: number) =>
      sharp({ create: { width, height: 40, channels: 3, noise, background: colour } });
    const cases: [Buffer, taken: number[]][] = [
      [await rich(50).jpeg().toBuffer(), [1, 2]],
      [await rich(50).jpeg({ progressive: true }).toBuffer(), [1, 2]],
      [await rich(50).png().toBuffer(), [1, 4, 8, 12, 16]],
      [await rich(50).gif().toBuffer(), [1, 2]],
      [await rich(50).webp().toBuffer(), []],
      [
        await rich(50)
          .webp()
          .withExif({ IFD0: { Artist: '물빛' } })
          .toBuffer(),
        [1, 2, 3, 5, 12, 100],
      ],
    ];
    for (const [whole, taken] of cases) {
      const { full } = await redraw(whole);
      for (const lost of [1, 2, 3, 4, 5, 8, 12, 16, 20, 100]) {
        const cut = await redraw(whole.subarray(0, whole.length - lost)).catch(() => null);
        if (cut) expect(cut.full.equals(full), String(lost)).toBe(true);
        else expect(taken).not.toContain(lost);
      }
    }
    const png = await rich(50).png().toBuffer();
    const data = png.indexOf('IDAT');
    const sum = data + 4 + png.readUInt32BE(data - 4);
    const changed = (at: number) => {
      const copy = Buffer.from(png);
      copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at);
      return copy;
    };
    // The checksum of the chunk, of the end, and of the pixels themselves.
    for (const at of [sum, png.length - 1]) {
      expect((await redraw(changed(at))).full.equals((await redraw(png)).full)).toBe(true);
    }
    for (const at of [sum - 1, data + 90]) {
      expect(await refusal(changed(at))).toBe(validationTexts.imageBroken);
    }
    const webp = await rich(50).webp().toBuffer();
    for (const off of [-10, 100]) {
      const copy = Buffer.from(webp);
      copy.writeUInt32LE(webp.length - 8 + off, 4);
      expect((await redraw(copy)).full.equals((await redraw(webp)).full)).toBe(true);
    }
    const odd = await oddWebp();
    expect((await redraw(odd.subarray(0, -1))).full.equals((await redraw(odd)).full)).toBe(true);
  });

  it.each(['gif', 'webp'] as const)(
    'still moves if it was %s, but its card does not',
    async (kind) => {
      const delay = [70, 70, 70, 70, 70];
      const moving = frames(5);
      const original = await (
        kind === 'gif' ? moving.gif({ delay, loop: 3 }) : moving.webp({ delay, loop: 3 })
      ).toBuffer();
      const { full, card, width, height } = await redraw(original);
      expect([width, height]).toEqual([40, 30]);
      expect(await sharp(full, { animated: true }).metadata()).toMatchObject({
        pages: 5,
        pageHeight: 30,
        loop: 3,
        delay,
      });
      expect((await sharp(card).metadata()).pages ?? 1).toBe(1);
    },
  );
});

describe('a refused file', () => {
  it('may be of any kind except the four accepted ones', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const files = [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('<!doctype html><img src=x onerror=alert(1)>'),
      Buffer.from('%PDF-1.7'),
      await plain(9, 9).tiff().toBuffer(),
      await plain(9, 9).heif({ compression: 'av1' }).toBuffer(),
      Buffer.from('#!/bin/sh\n'),
      Buffer.alloc(0),
    ];
    for (const bytes of files) expect(await refusal(bytes)).toBe(validationTexts.imageType);
  });

  it('never reaches another reader by a false beginning', async () => {
    const tiff = await plain(9, 9).tiff().toBuffer();
    const gif = Buffer.concat([
      Buffer.from('GIF89a'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ]);
    for (const bytes of [tiff, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
      // This tests the library itself, without our check of the first bytes.
      await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
    }
    expect(await refusal(gif)).toBe(validationTexts.imageBroken);
  });

  it('may be an incomplete picture', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
    const rich = sharp({
      create: { width: 300, height: 300, channels: 3, noise, background: colour },
    });
    for (const bytes of [
      await rich.clone().jpeg().toBuffer(),
      await rich.clone().png().toBuffer(),
      await rich.clone().webp().toBuffer(),
      await rich.clone().gif().toBuffer(),
    ]) {
      for (const share of [0.5, 0.9]) {
        expect(await refusal(bytes.subarray(0, bytes.length * share))).toBe(
          validationTexts.imageBroken,
        );
      }
    }
    expect(await refusal(pictures.png.slice(0, 16))).toBe(validationTexts.imageBroken);
  });

  it('may be a picture that would expand to far too many pixels, and is refused before that', async () => {
    const large = await plain(8000, 5001).png().toBuffer();
    expect(await refusal(large)).toBe(validationTexts.imagePixels);
    // All frames count together, and the header counts, whatever the frames are.
    const many = await frames(120, 8, 8).gif({ effort: 1 }).toBuffer();
    many.writeUInt16LE(700, 6);
    many.writeUInt16LE(500, 8);
    expect(await refusal(many)).toBe(validationTexts.imagePixels);
  });

  it('may be a picture of too many frames', async () => {
    const many = await frames(301, 8, 8).gif({ effort: 1 }).toBuffer();
    expect(await refusal(many)).toBe(validationTexts.imageFrames);
    expect(await refusal(await frames(300, 8, 8).gif({ effort: 1 }).toBuffer())).toBe('taken');
  });
});
