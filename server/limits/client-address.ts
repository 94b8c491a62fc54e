import ipaddr from 'ipaddr.js';
import type { Viewer } from '../tables/session';

/**
 * The part of an address by which limits count: the whole of an IPv4 address, the /64 of an IPv6
 * address, because one customer usually owns all of that.
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

/** The key of a caller's own limits: the member, or a guest's address. */
export function limitedCaller(address: string, viewer: Viewer | null): string {
  return viewer ? `member ${viewer.id}` : limitedAddress(address);
}
