import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Whether an IP address is one of the public internet: IPv4 unicast outside every special range;
 * IPv6 in 2000::/3 outside every special range, so no address that wraps an IPv4 address (mapped,
 * compatible, NAT64, 6to4, Teredo). Text that is not an address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // The library treats `::/96` and all unassigned ranges as unicast.
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}
