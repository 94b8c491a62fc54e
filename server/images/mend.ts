import type { ImageKind } from '@contract/rules/image-kind';

const NOTHING = Buffer.alloc(0);
const GIF_TABLE = 0x80;
const tableBytes = (flags: number) => (flags & GIF_TABLE ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the data of a GIF's block end, which come in pieces of at most 255 bytes; null when cut off. */
function endOfPieces(bytes: Buffer, from: number): number | null {
  let last = 255;
  for (let at = from; ; at += last + 1) {
    // A picture's last piece is a shorter one: only the end of its list is missing.
    if (at === bytes.length) return last < 255 ? at : null;
    if (at > bytes.length) return null;
    last = bytes.readUInt8(at);
    if (last === 0) return at + 1;
  }
}

function gifEnd(bytes: Buffer): Buffer | null {
  if (bytes.length < 13) return null;
  let at: number | null = 13 + tableBytes(bytes.readUInt8(10));
  while (at !== null && at < bytes.length) {
    const kind = bytes.readUInt8(at);
    if (kind === 0x3b) return NOTHING;
    // An extension has its kind before its pieces, a picture its place, colours and code size.
    if (kind === 0x21) at = endOfPieces(bytes, at + 2);
    else if (kind === 0x2c && at + 10 < bytes.length) {
      at = endOfPieces(bytes, at + 11 + tableBytes(bytes.readUInt8(at + 9)));
    } else return kind === 0x2c ? null : NOTHING;
  }
  return at === bytes.length ? Buffer.from([0, 0x3b]) : null;
}

/** A chunk of odd length has a byte behind it that says nothing. */
function webpEnd(bytes: Buffer): Buffer {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    const isOdd = size % 2 === 1;
    if (isOdd && at + 8 + size === bytes.length) return Buffer.alloc(1);
    at += 8 + size + Number(isOdd);
  }
  return NOTHING;
}

/**
 * What a picture's file lacks at its end although all its pixels are there: downloads and chats drop
 * the last bytes. Readers would refuse the file for it, or leave out a frame without a word.
 * @returns null where pixels are missing; only a GIF shows that before it is read
 */
export function missingEnd(kind: ImageKind, bytes: Buffer): Buffer | null {
  if (kind === 'gif') return gifEnd(bytes);
  return kind === 'webp' ? webpEnd(bytes) : NOTHING;
}

/** The end of a JPEG. */
export const JPEG_END = Buffer.from([0xff, 0xd9]);
