import { recogniseVideo } from './video-url';

/**
 * An address up to the next blank; the group is the part that is certainly an address, since words
 * may follow.
 */
const ADDRESS = /(https?:\/\/[!-~]+)[^\s<>"]*/gi;
const AFTER_ADDRESS = /[.,;:!?)\]}>"']+$/;

/**
 * Finds the video address in a longer text, as a phone's share function passes it: words, then the
 * address. Only http(s) addresses that `recogniseVideo` knows count.
 * @returns the address, or null when there is no address or more than one
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
