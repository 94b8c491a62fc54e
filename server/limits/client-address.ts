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
 * The part of an address that limits count: a whole IPv4 address, or the /64 of an IPv6 address,
 * because one customer usually owns all of it.
 */
export const limitedAddress = (address: string): string => networkOf(address, 64);

/**
 * The part of an address that counts guesses at one account: the /48 of an IPv6 address, because
 * anybody can get a whole one, and it holds 65,536 of the above. Strangers who share it lose
 * nothing, unless they try to sign in to the same account.
 */
export const limitedNetwork = (address: string): string => networkOf(address, 48);

/**
 * The part of an address for a second, wider count of logins and sign-ups of all accounts: the /48
 * of an IPv6 address and the /24 of an IPv4 address, which one attacker may own.
 */
export const limitedRange = (address: string): string => networkOf(address, 48, 24);

/** The key of a caller's own limits: the member, or a guest's address. */
export function limitedCaller(address: string, viewer: Viewer | null): string {
  return viewer ? `member ${viewer.id}` : limitedAddress(address);
}
