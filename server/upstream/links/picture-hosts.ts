import { lookup, type LookupAddress } from 'node:dns';
import { isPublicAddress } from './addresses';
import type { Dialing } from './guarded-connect';

/**
 * Whether readers' browsers may be sent to the host of a picture: its name leads to public
 * addresses alone, as far as is known now. A name that cannot be looked up leads nowhere.
 */
export type LeadsOutside = (address: string) => Promise<boolean>;

/** How long a look-up may take, ms. */
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
