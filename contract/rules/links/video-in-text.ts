import { textSegments } from './text-links';
import { recogniseVideo } from './video-url';

/**
 * Finds the video address in a longer text, for example from a phone's share function: words, then
 * the address. Only http(s) addresses that `recogniseVideo` knows count.
 * @returns the address, or null if there is no address or more than one
 */
export function videoAddressIn(text: string): string | null {
  const addresses = textSegments(text).filter(
    ({ text: address, url }) => url !== null && recogniseVideo(address),
  );
  const [only, ...others] = new Set(addresses.map(({ text: address }) => address));
  return others.length === 0 ? (only ?? null) : null;
}
