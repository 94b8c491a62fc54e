import type { ImageKind } from '@contract/rules/site/image-kind';
import type { ImageSize } from '@contract/rules/site/uploads';

const START_OF_FRAME = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function jpegSize(view: DataView): ImageSize {
  // Reads segment by segment, each with its length, up to the one with the size.
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    if (START_OF_FRAME.has(view.getUint8(at + 1))) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
}

function webpSize(view: DataView): ImageSize {
  switch (view.getUint8(15)) {
    case 0x58:
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    case 0x4c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
  }
}

const sizes: Record<ImageKind, (view: DataView) => ImageSize> = {
  jpeg: jpegSize,
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  webp: webpSize,
};

/** The size in a picture's header; null if its bytes end before that. */
export function headerSize(kind: ImageKind, bytes: Uint8Array<ArrayBuffer>): ImageSize | null {
  try {
    const size = sizes[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
