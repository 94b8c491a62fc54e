import type { LimitName } from '@contract/endpoints/limits';
import { limitedAddress, limitedNetwork } from '../limits/client-address';
import type { Limits } from '../limits/limits';

/** A password that is about to be compared. */
interface Guess {
  /** The email of the account, which need not exist. */
  account: string;
  /** The client's address. */
  address: string;
  /** A device that the account knows, or a session of its member; null for an unknown device. */
  device: string | null;
}

/**
 * Counts a password before it is compared. A device that the account knows has tries of its own,
 * which nobody else can use up; any other shares those of its address, its network and the account.
 * See decision 38.
 * @returns a function that takes it back when it was right, except for the address's limit
 * @throws ApiError RATE_LIMITED
 */
export async function countGuess(
  limits: Limits,
  { account, address, device }: Guess,
): Promise<() => Promise<void>> {
  const counted: [LimitName, string][] = [];
  const note = (name: LimitName, who: string) => {
    counted.push([name, who]);
    return who;
  };
  const forgive = async () => {
    for (const [name, who] of counted) await limits.forgive(name, who);
  };
  if (device !== null && (await limits.takes('loginByDevice', device))) {
    note('loginByDevice', device);
    return forgive;
  }
  await limits.count('loginByAddress', limitedAddress(address));
  const network = `${account} ${limitedNetwork(address)}`;
  await limits.count('loginByNetwork', note('loginByNetwork', network));
  const isGuarded = !(await limits.takes('loginByAccount', note('loginByAccount', account)));
  if (isGuarded) await limits.count('loginWhenGuarded', note('loginWhenGuarded', network));
  return forgive;
}
