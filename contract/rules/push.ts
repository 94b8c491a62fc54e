import { isPreviewable } from './link-preview';

/** The most devices of a member that get pushes; a further one takes the place of the oldest. */
export const PUSH_DEVICES_MOST = 10;

/** The longest address of a push service that is taken, in characters. */
const PUSH_ADDRESS_MAX = 1000;

/**
 * Whether the server may send pushes to an address, by its form alone: over TLS, to a public host
 * name at the usual port. Where the name leads is checked when something is sent.
 */
export function isPushAddress(address: string): boolean {
  if (address.length > PUSH_ADDRESS_MAX || !URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' && isPreviewable(url);
}

/** A device that gets pushes, without its keys. */
export interface PushDeviceRecord {
  id: number;
  endpoint: string;
  /** ms. */
  createdAt: number;
}

/** What a push carries to the device; its own worker shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The page that a press opens. */
  path: string;
  /** A later push of the same tag takes the place of this one. */
  tag: string;
}
