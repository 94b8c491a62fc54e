import type { LimitName } from '@contract/endpoints/limits';
import { limitedAddress, limitedNetwork, limitedRange } from '../limits/client-address';
import type { Limits } from '../limits/limits';
import type { Asker } from './password-queue';

/** A password that is about to be compared. */
interface Guess {
  /** The email of the account, which may not exist. */
  account: string;
  /** The client's address. */
  address: string;
  /** A device that the account knows, or a session of its member; null for an unknown device. */
  device: string | null;
}

/** A guess that may be compared. */
interface CountedGuess {
  /** The guesser's kind for the queue. */
  asker: Asker;
  /**
   * Removes a right guess from the counts, except from the limits of the address, its range and the
   * account's known devices.
   */
  refund: () => Promise<void>;
}

/**
 * Counts a password before it is compared. A device that the account knows has its own tries, which
 * nobody else can use up; any other shares the tries of its address, its network and the account.
 * See decisions 38 and 46.
 * @throws ApiError RATE_LIMITED
 */
export async function countGuess(
  limits: Limits,
  { account, address, device }: Guess,
): Promise<CountedGuess> {
  const counted: [LimitName, string][] = [];
  const note = (name: LimitName, who: string) => {
    counted.push([name, who]);
    return who;
  };
  const refund = async () => {
    for (const [name, who] of counted) await limits.refund(name, who);
  };
  if (device !== null && (await limits.takes('loginByDevice', device))) {
    note('loginByDevice', device);
    if (await limits.takes('loginWhenKnown', account)) return { asker: 'known', refund };
  }
  await limits.count('loginByAddress', limitedAddress(address));
  await limits.count('loginByRange', limitedRange(address));
  const network = `${account} ${limitedNetwork(address)}`;
  await limits.count('loginByNetwork', note('loginByNetwork', network));
  const isGuarded = !(await limits.takes('loginByAccount', note('loginByAccount', account)));
  if (isGuarded) await limits.count('loginWhenGuarded', note('loginWhenGuarded', network));
  return { asker: 'unknown', refund };
}
