import { pictures } from './pictures';

const low = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 0xff);
const text = (words: string) => Array.from(words, (char) => char.charCodeAt(0));
const times = (count: number, bytes: number[]) => Array.from({ length: count }, () => bytes).flat();

/** An animated image and the metadata embedded in it. */
export interface AnimatedImage {
  frames: number;
  width: number;
  height: number;
  words?: string;
}

function gif({ frames, width, height, words = '' }: AnimatedImage): Uint8Array<ArrayBuffer> {
  const timing = [0x21, 0xf9, 4, 0, 7, 0, 0, 0];
  // One pixel in the corner of the canvas.
  const frame = [0x2c, ...low(0, 4), ...low(1, 2), ...low(1, 2), 0, 2, 2, 0x44, 1, 0];
  return Uint8Array.from([
    ...text('GIF89a'),
    ...[...low(width, 2), ...low(height, 2), 0x80, 0, 0],
    ...[0, 0, 0, 0xff, 0xff, 0xff],
    ...[0x21, 0xff, 11, ...text('NETSCAPE2.0'), 3, 1, 0, 0, 0],
    ...(words === '' ? [] : [0x21, 0xfe, words.length, ...text(words), 0]),
    ...times(frames, [...timing, ...frame]),
    0x3b,
  ]);
}

function chunk(name: string, bytes: number[]): number[] {
  return [...text(name), ...low(bytes.length, 4), ...bytes, ...(bytes.length % 2 ? [0] : [])];
}

function webp({ frames, width, height, words = '' }: AnimatedImage): Uint8Array<ArrayBuffer> {
  const flags = words === '' ? 0x02 : 0x0a;
  const place = [...low(0, 6), ...low(2, 3), ...low(1, 3), ...low(70, 3), 0];
  const body = [
    ...text('WEBP'),
    ...chunk('VP8X', [flags, 0, 0, 0, ...low(width - 1, 3), ...low(height - 1, 3)]),
    ...chunk('ANIM', low(0, 6)),
    ...times(frames, chunk('ANMF', [...place, ...pictures.webp.subarray(12)])),
    ...(words === '' ? [] : chunk('EXIF', text(words))),
  ];
  return Uint8Array.from([...text('RIFF'), ...low(body.length, 4), ...body]);
}

/** Creates an animated image of each format that supports animation. */
export const animatedImages = { gif, webp };
