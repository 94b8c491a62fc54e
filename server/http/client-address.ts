import ipaddr from 'ipaddr.js';

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
