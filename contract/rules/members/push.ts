import { isPreviewable } from '../posts/link-preview';

/** The most push devices of a member; another one replaces the oldest. */
export const PUSH_DEVICES_MOST = 10;

/** The longest accepted address of a push service, in characters. */
const PUSH_ADDRESS_MAX = 1000;

/**
 * Whether the server may send pushes to an address, judged by its form alone: over TLS, to a public
 * host name at the usual port. The resolved address is checked when a push is sent.
 */
export function isPushAddress(address: string): boolean {
  if (address.length > PUSH_ADDRESS_MAX || !URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' && isPreviewable(url);
}

/** A device that receives push messages, without its keys. */
export interface PushDeviceRecord {
  id: number;
  endpoint: string;
  /** ms. */
  createdAt: number;
}

/** The content of a push; the device's service worker displays it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The page that a press opens. */
  path: string;
  /** A later push with the same tag replaces this one. */
  tag: string;
}
