import { purchaseOf } from '@contract/rules/companion/buying';
import type { Part } from '@contract/rules/companion/parts';
import type { Database } from '../database';
import { lockBalances } from '../tables/balances';
import { ownedPartsOf } from '../tables/owned-part';
import { spend } from './grant';

/** A part that its member owns, and the member's remaining gems. */
export interface Bought {
  part: Part;
  owned: ReadonlySet<number>;
  gems: number;
}

/**
 * Buys a part for gems; a part that the member already owns costs nothing.
 * @param now ms
 * @throws ApiError NOT_FOUND, or CONFLICT if it is not sold or the gems are short
 */
export function buyPart(
  db: Database,
  { memberId, partId }: { memberId: number; partId: number },
  now: number,
): Promise<Bought> {
  return db.transaction(async (tx) => {
    // Concurrent purchases run one after another, so that each sees the previous one.
    const payer = await lockBalances(tx, { memberId });
    const owned = await ownedPartsOf(tx, memberId);
    const { part, entry } = purchaseOf(partId, owned, payer);
    if (entry) await spend(tx, payer, entry, now);
    const { gems } = await lockBalances(tx, { memberId });
    return { part, owned: owned.add(partId), gems };
  });
}
