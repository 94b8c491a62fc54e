import ipaddr from 'ipaddr.js';
import type { Viewer } from '../tables/session';

/**
 * What of an address limits are counted by: an IPv4 address itself, of an IPv6 address its /64,
 * because one customer usually owns all of that.
 */
export function limitedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** By what a caller's own limits are counted: the member, or a guest's address. */
export function limitedCaller(address: string, viewer: Viewer | null): string {
  return viewer ? `member ${viewer.id}` : limitedAddress(address);
}
