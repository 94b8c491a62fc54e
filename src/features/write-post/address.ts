import { isWebUrl } from '@contract/models/block';
import { recogniseVideo, withScheme } from '@contract/rules/links/video-url';

/** The longest address that the contract accepts. */
const ADDRESS_MAX = 2000;

/** Returns the address that a link block would have; null while the input is no address. */
export function webAddress(typed: string): string | null {
  const address = withScheme(typed);
  if (address.length > ADDRESS_MAX || /\s/.test(address) || !isWebUrl(address)) return null;
  // A single word parses as well, but is no web address.
  return new URL(address).hostname.includes('.') ? address : null;
}

/** A single address in a text, and the kind of block for it. */
export interface LoneAddress {
  type: 'video' | 'link';
  url: string;
}

/**
 * Reads a text that is a single address, such as a pasted one. Without a scheme, only unmistakable
 * addresses count, because words may contain a dot.
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
