import { animatedImages } from '@contract/conformance/support/animated-images';
import { pictures } from '@contract/conformance/support/pictures';
import type { ImageKind } from '@contract/rules/site/image-kind';
import { expect, test } from 'vitest';
import { readFrames } from './frames';

const moving = Object.entries(animatedImages) as [
  keyof typeof animatedImages,
  typeof animatedImages.gif,
][];

test.each(Object.keys(pictures) as ImageKind[])('a %s that stands still has one', (kind) => {
  expect(readFrames(kind, pictures[kind])).toEqual({ count: 1, bare: pictures[kind] });
});

test.each(moving)('an animated %s without metadata stays as it is', (kind, animated) => {
  const bytes = animated({ frames: 5, width: 6, height: 4 });
  expect(readFrames(kind, bytes)).toEqual({ count: 5, bare: bytes });
});

test.each(moving)(
  'an animated %s loses its metadata and the bytes after its end',
  (kind, animated) => {
    const silent = animated({ frames: 2, width: 6, height: 4 });
    const bytes = animated({ frames: 2, width: 6, height: 4, words: 'where and with what' });
    const followed = new Uint8Array([...bytes, ...pictures.png]);
    expect(readFrames(kind, followed)).toEqual({ count: 2, bare: silent });
  },
);

test('a truncated GIF keeps its complete frames, a truncated WebP keeps nothing', () => {
  const animated = { frames: 2, width: 6, height: 4 };
  const [gif, webp] = [animatedImages.gif(animated), animatedImages.webp(animated)];
  for (let length = 12; length < webp.length; length += 1) {
    expect(readFrames('webp', webp.slice(0, length)), `${length} bytes`).toBeNull();
  }
  const counts = Array.from(gif, (_, length) => readFrames('gif', gif.slice(0, length))?.count);
  expect([...new Set(counts)]).toEqual([undefined, 1, 2]);
  expect(counts.lastIndexOf(1)).toBe(gif.length - 2);
});

test('a file without a picture has no frames', () => {
  expect(readFrames('gif', animatedImages.gif({ frames: 0, width: 6, height: 4 }))).toBeNull();
  expect(readFrames('webp', animatedImages.webp({ frames: 0, width: 6, height: 4 }))).toBeNull();
});
