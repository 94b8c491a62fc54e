/** The largest accepted picture, bytes. Source: docs/product/rules.md#uploads. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/**
 * The most pixels a picture may have, all frames of an animation together. Source:
 * docs/product/rules.md#uploads.
 */
export const IMAGE_MAX_PIXELS = 40_000_000;
/** The most frames an animation may have. Source: docs/product/rules.md#uploads. */
export const IMAGE_MAX_FRAMES = 300;

/** The longest side of a stored picture, and the width of the card version, pixels. */
export const IMAGE_MAX_SIDE = 2048;
export const CARD_IMAGE_WIDTH = 720;

/** The accepted types of pictures, as browsers name them. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The most parts of a form in addition to the picture; our own form has no others. */
export const FORM_FIELDS_MAX = 5;

const UPLOAD = /^\/uploads\/([0-9a-f]{32})\.webp$/;

/** The size of a picture, pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The address of an upload by its name. */
export function uploadUrl(name: string): string {
  return `${UPLOADS}${uploadFiles(name).full}`;
}

/** The path of served uploads. */
export const UPLOADS = '/uploads/';

/** The headers of served uploads. Names are never reused, so a file never changes. */
export const uploadHeaders = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Opened directly, it is displayed, and saved with the name in its address.
  'Content-Disposition': 'inline',
  // The browser treats it as a picture, regardless of its content.
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
};

/** The names of an upload's two files: the full picture and the one for cards. */
export const uploadFiles = (name: string) =>
  ({ full: `${name}.webp`, card: `${name}-card.webp` }) as const;

/** The name of a file's upload; null if it cannot be a file of an upload. */
export const uploadOfFile = (file: string): string | null =>
  /^([0-9a-f]{32})(?:-card)?\.webp$/.exec(file)?.[1] ?? null;

/** The name of the upload at an address; null for any other address. */
export function uploadName(url: string): string | null {
  return UPLOAD.exec(url)?.[1] ?? null;
}

/** Whether an address has the form of an upload's address, even if the upload does not exist. */
export function claimsUpload(url: string): boolean {
  return url.startsWith(UPLOADS);
}

/**
 * The small form of an uploaded picture, for cards and avatars.
 * @param url `/uploads/name.webp`; anything else (one of our drawings, null) is returned unchanged
 * @returns `/uploads/name-card.webp`
 */
export function cardImage<Url extends string | null>(url: Url): Url | string {
  return url?.replace(UPLOAD, '/uploads/$1-card.webp') ?? url;
}

/** The stored size of a picture: its own, or a smaller one in the same proportions. */
export function storedSize({ width, height }: ImageSize, most = IMAGE_MAX_SIDE): ImageSize {
  const scale = Math.min(1, most / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
