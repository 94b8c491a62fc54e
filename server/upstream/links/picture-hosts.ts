import { lookup, type LookupAddress } from 'node:dns';
import { isPublicAddress } from './addresses';
import type { Dialing } from './guarded-connect';

/**
 * Whether readers' browsers may load a picture's host: its name leads only to public addresses,
 * according to the latest look-up. A name that cannot be looked up leads nowhere.
 */
export type LeadsOutside = (address: string) => Promise<boolean>;

/** The timeout of a look-up, ms. */
const TIMEOUT = 3_000;

/** Makes the check of pictures' hosts. */
export function createPictureHosts(
  given: Partial<Pick<Dialing, 'lookup' | 'isPublic'>> = {},
  timeout = TIMEOUT,
): LeadsOutside {
  const dialing = { lookup, isPublic: isPublicAddress, ...given };

  const look = (hostname: string) =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), timeout);
      dialing.lookup(hostname, { all: true }, (error, addresses) => {
        clearTimeout(timer);
        const isPublic = ({ address }: LookupAddress) => dialing.isPublic(address);
        resolve(error === null && addresses.length > 0 && addresses.every(isPublic));
      });
    });
  return (address) => look(new URL(address).hostname);
}
