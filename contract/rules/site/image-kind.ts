/** The accepted kinds of pictures. SVG is refused, because it can contain scripts. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp';

/** How many first bytes identify a file's kind. */
const SIGNATURE_BYTES = 12;

const signatures: [ImageKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
];

/**
 * A file's kind by its first bytes, because its name and type are only the sender's claim. Source:
 * docs/product/rules.md#uploads.
 */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
