import { crc32 } from 'node:zlib';
import type { ImageKind } from '@contract/rules/site/image-kind';

/** The end marks of files; they carry no pixels. */
const ENDS = { jpeg: Buffer.from([0xff, 0xd9]), gif: Buffer.from([0, 0x3b]) };

const PIXELS = /^(?:VP8[ L]|ALPH|ANMF)$/;

/** The whole chunks of a WebP with their padding; null if a chunk with pixels is incomplete. */
function mendedWebp(bytes: Buffer): Buffer | null {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > bytes.length) {
      if (PIXELS.test(bytes.toString('latin1', at, at + 4))) return null;
      break;
    }
    at = end + (end % 2);
  }
  const whole = Buffer.concat([bytes.subarray(0, at), Buffer.alloc(1)]).subarray(0, at);
  whole.writeUInt32LE(at - 8, 4);
  return whole;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG with corrected checksums of its pixel chunks: the pixels have a separate checksum. */
function mendedPng(bytes: Buffer): Buffer {
  const chunks = [bytes.subarray(0, 8)];
  for (let at = 8; at + 8 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') chunks.push(pngChunk(type, bytes.subarray(at + 8, end - 4)));
    else if (type !== 'IEND' && end <= bytes.length) chunks.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...chunks, pngChunk('IEND', Buffer.alloc(0))]);
}

/**
 * A picture's file with a restored end and corrected checksums: downloads and chats drop the last
 * bytes. A strict reader can then still detect missing pixels.
 * @returns null if this cannot help
 */
export function mended(kind: ImageKind, bytes: Buffer): Buffer | null {
  if (kind === 'webp') return mendedWebp(bytes);
  if (kind === 'png') return mendedPng(bytes);
  return Buffer.concat([bytes, ENDS[kind]]);
}
