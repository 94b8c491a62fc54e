/** The kinds of pictures taken. No SVG: it is a program. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp';

/** How many of a file's first bytes tell its kind. */
const SIGNATURE_BYTES = 12;

const signatures: [ImageKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
];

/**
 * What a file is, by its first bytes: its name and its type are only what the sender says.
 * Source: docs/product/rules.md#uploads.
 */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
