import type { ImageKind } from '@contract/rules/image-kind';

/** What stands at the end of a file and says nothing of a pixel. */
const ENDS: Partial<Record<ImageKind, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  gif: Buffer.from([0, 0x3b]),
};

/** Whether all chunks are there but the byte that stands behind one of odd length. */
function lacksPadding(bytes: Buffer): boolean {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end === bytes.length) return end % 2 === 1;
    at = end + (end % 2);
  }
  return false;
}

/**
 * A picture's file with the end that it may have lost: downloads and chats drop the last bytes. A
 * reader that minds tells then whether pixels are missing, too.
 * @returns null where another end would not help
 */
export function mended(kind: ImageKind, bytes: Buffer): Buffer | null {
  const end = kind === 'webp' && lacksPadding(bytes) ? Buffer.alloc(1) : ENDS[kind];
  return end ? Buffer.concat([bytes, end]) : null;
}
