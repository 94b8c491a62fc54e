import { recogniseVideo } from './video-url';

/** An address up to the next blank, and the part of it that is certainly one: words may follow. */
const ADDRESS = /(https?:\/\/[!-~]+)[^\s<>"]*/gi;
const AFTER_ADDRESS = /[.,;:!?)\]}>"']+$/;

/**
 * Finds the video address in text that says more, as the share function of a phone hands it on:
 * words, then the address. Only http(s) addresses that `recogniseVideo` knows count.
 * @returns the address, or null when there is none or more than one
 */
export function videoAddressIn(text: string): string | null {
  const found = new Set<string>();
  for (const [whole, certain = ''] of text.matchAll(ADDRESS)) {
    const address = [whole, certain]
      .map((part) => part.replace(AFTER_ADDRESS, ''))
      .find((part) => recogniseVideo(part));
    if (address) found.add(address);
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
