import { lookup } from 'node:dns';
import pLimit from 'p-limit';
import { isPublicAddress } from './addresses';
import type { Dialing } from './guarded-connect';

/**
 * Whether readers' browsers may be sent to the host of a picture: its name leads to public
 * addresses alone, as far as is known now. A name that cannot be looked up leads nowhere.
 */
export type LeadsOutside = (address: string) => Promise<boolean>;

/** How long a look-up may take, ms, and how many run at once: they use the threads of Node's pool. */
const TIMEOUT = 3_000;
const AT_ONCE = 2;

/** Makes the check of pictures' hosts. */
export function createPictureHosts(
  given: Partial<Pick<Dialing, 'lookup' | 'isPublic'>> = {},
  timeout = TIMEOUT,
): LeadsOutside {
  const dialing = { lookup, isPublic: isPublicAddress, ...given };
  const limit = pLimit(AT_ONCE);

  const look = (hostname: string) =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), timeout);
      dialing.lookup(hostname, { all: true }, (error, addresses) => {
        clearTimeout(timer);
        const isOutside =
          addresses?.length > 0 && addresses.every((one) => dialing.isPublic(one.address));
        resolve(!error && isOutside);
      });
    });
  return (address) => limit(() => look(new URL(address).hostname));
}
