import { isWebUrl } from '@contract/models/block';
import { recogniseVideo, withScheme } from '@contract/rules/video-url';

/** Longer than this the contract takes no address. */
const ADDRESS_MAX = 2000;

/** The address that a link block would lead to; null while what was typed is no address. */
export function webAddress(typed: string): string | null {
  const address = withScheme(typed);
  if (address.length > ADDRESS_MAX || /\s/.test(address) || !isWebUrl(address)) return null;
  // A single word parses too, yet names no place on the web.
  return new URL(address).hostname.includes('.') ? address : null;
}

/** An address that stands alone in a text, and the kind of block that suits it. */
export interface LoneAddress {
  type: 'video' | 'link';
  url: string;
}

/**
 * Reads text that is one address and nothing else, as it is when somebody pastes one. Without its
 * scheme only what is certainly an address counts: words may have a dot in them.
 */
export function loneAddress(text: string): LoneAddress | null {
  const typed = text.trim();
  const hasScheme = /^https?:\/\//i.test(typed);
  const address = webAddress(typed);
  if (!address) return null;
  const video = recogniseVideo(address);
  if (video && (hasScheme || video.host !== 'file')) return { type: 'video', url: address };
  return hasScheme || /^www\./i.test(typed) ? { type: 'link', url: address } : null;
}
