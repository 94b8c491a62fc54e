import ipaddr from 'ipaddr.js';
import type { Viewer } from '../tables/session';

/** The first bits of an IPv4 and of an IPv6 address. */
function networkOf(address: string, bits: 48 | 64, ofFour: 24 | 32 = 32): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) {
    return ofFour === 32 ? parsed.toString() : `${parsed.octets.slice(0, 3).join('.')}.0/24`;
  }
  return `${parsed.parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(':')}::/${bits}`;
}

/**
 * The part of an address by which limits count: the whole of an IPv4 address, the /64 of an IPv6
 * address, because one customer usually owns all of that.
 */
export const limitedAddress = (address: string): string => networkOf(address, 64);

/**
 * The part of an address by which guesses at one account count: the /48 of an IPv6 address, because
 * that is given away whole to anybody who asks, and holds 65,536 of the above. Strangers who share
 * it lose nothing, unless they try to sign in to the same account.
 */
export const limitedNetwork = (address: string): string => networkOf(address, 48);

/**
 * The part of an address by which logins and sign-ups of all accounts count in a second, wider
 * count: the /48 of an IPv6 address and the /24 of an IPv4 address, which one attacker may own.
 */
export const limitedRange = (address: string): string => networkOf(address, 48, 24);

/** The key of a caller's own limits: the member, or a guest's address. */
export function limitedCaller(address: string, viewer: Viewer | null): string {
  return viewer ? `member ${viewer.id}` : limitedAddress(address);
}
