/** The largest picture taken, bytes. Source: A3.8 and the security notes. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

/** The longest side of a stored picture, and the width of the one for cards, pixels. */
export const IMAGE_MAX_SIDE = 2048;
export const CARD_IMAGE_WIDTH = 720;

/** The types of pictures taken, as browsers name them. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

const UPLOAD = /^(\/uploads\/[\w-]+)(\.\w+)$/;

/**
 * The small form of an uploaded picture, for cards and avatars.
 * @param url `/uploads/name.webp`; anything else (a drawing of ours) is given back as it is
 * @returns `/uploads/name-card.webp`
 */
export function cardImage(url: string): string {
  return url.replace(UPLOAD, '$1-card$2');
}
