import type { ImageKind } from '@contract/rules/site/image-kind';

/** The parts of a file, with the beginning and end of each. */
interface Part {
  from: number;
  to: number;
  isFrame: boolean;
  /** Whether it is part of the picture, and not metadata. */
  isShown: boolean;
}

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));

const GIF = { image: 0x2c, extension: 0x21, trailer: 0x3b, timing: 0xf9, application: 0xff };

/** The size in bytes of the colour table that the flags describe. */
const coloursSize = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function blocksEnd(view: DataView, start: number): number {
  let at = start;
  while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
  return at + 1;
}

function isShownExtension(view: DataView, at: number): boolean {
  const label = view.getUint8(at + 1);
  const repeats = () => /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(textAt(view, at + 3, 11));
  return label === GIF.timing || (label === GIF.application && repeats());
}

function* gifParts(view: DataView): Generator<Part> {
  let at = 13 + coloursSize(view.getUint8(10));
  yield { from: 0, to: at, isFrame: false, isShown: true };
  for (let kind = view.getUint8(at); kind !== GIF.trailer; kind = view.getUint8(at)) {
    const from = at;
    const isFrame = kind === GIF.image;
    if (!isFrame && kind !== GIF.extension) throw new RangeError('No part of a GIF');
    at = blocksEnd(view, isFrame ? from + 11 + coloursSize(view.getUint8(from + 9)) : from + 2);
    yield { from, to: at, isFrame, isShown: isFrame || isShownExtension(view, from) };
  }
  yield { from: at, to: at + 1, isFrame: false, isShown: true };
}

function* webpParts(view: DataView): Generator<Part> {
  const end = 8 + view.getUint32(4, true);
  if (end > view.byteLength) throw new RangeError('A WebP that breaks off');
  yield { from: 0, to: 12, isFrame: false, isShown: true };
  for (let from = 12, to; from < end; from = to) {
    const name = textAt(view, from, 4);
    const size = view.getUint32(from + 4, true);
    to = from + 8 + size + (size % 2);
    if (to > end) throw new RangeError('A part of a WebP that breaks off');
    const isFrame = /^(?:VP8[ L]|ANMF)$/.test(name);
    yield { from, to, isFrame, isShown: isFrame || /^(?:VP8X|ICCP|ANIM|ALPH)$/.test(name) };
  }
}

/** Updates the header of a WebP to its remaining parts. */
function correctHead(bytes: Uint8Array<ArrayBuffer>): void {
  const view = new DataView(bytes.buffer);
  view.setUint32(4, bytes.length - 8, true);
  // The flags of EXIF and XMP data.
  if (textAt(view, 12, 4) === 'VP8X') view.setUint8(20, view.getUint8(20) & ~0x0c);
}

function partsOf(kind: 'gif' | 'webp', view: DataView): Part[] {
  const parts: Part[] = [];
  try {
    for (const part of (kind === 'gif' ? gifParts : webpParts)(view)) parts.push(part);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // The server takes the complete frames of a truncated GIF, and refuses a truncated WebP.
    if (kind === 'webp') return [];
  }
  return parts;
}

function join(parts: Part[], bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, { from, to }) => length + to - from, 0));
  let at = 0;
  for (const { from, to } of parts) {
    joined.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  return joined;
}

/** The pictures of a file. */
export interface Frames {
  count: number;
  /** The file without its metadata: no comment, camera or location. */
  bare: Uint8Array<ArrayBuffer>;
}

/**
 * Splits a file of a kind that can be animated into its parts. Other kinds have a single picture,
 * which is encoded again.
 * @returns null if it has no complete picture
 */
export function readFrames(kind: ImageKind, bytes: Uint8Array<ArrayBuffer>): Frames | null {
  if (kind !== 'gif' && kind !== 'webp') return { count: 1, bare: bytes };
  const parts = partsOf(kind, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const count = parts.filter(({ isFrame }) => isFrame).length;
  if (count === 0) return null;
  const bare = join(
    parts.filter(({ isShown }) => isShown),
    bytes,
  );
  if (kind === 'webp') correctHead(bare);
  return { count, bare };
}
