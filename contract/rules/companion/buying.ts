import { ApiError } from '../../errors';
import { reasonTexts } from '../../texts';
import { canPay, purchaseEntry, type LedgerEntry } from './ledger';
import { findPart, priceOf, type Part } from './parts';

/** The result of buying a part: the part, and its ledger row; null if it was bought before. */
export interface Purchase {
  part: Part;
  entry: LedgerEntry | null;
}

/**
 * Checks a purchase: refuses an unknown part first, then one that is not for sale, then too few
 * gems. An owned part costs nothing, so that a repeated request is harmless.
 * @param owned the parts that the member owns
 * @throws ApiError NOT_FOUND or CONFLICT
 */
export function purchaseOf(
  partId: number,
  owned: ReadonlySet<number>,
  payer: { waterDrops: number; gems: number },
): Purchase {
  const part = findPart(partId);
  if (!part) throw new ApiError('NOT_FOUND', reasonTexts.partNotFound);
  const price = priceOf(part);
  if (price === null) throw new ApiError('CONFLICT', reasonTexts.partNotSold);
  if (owned.has(partId)) return { part, entry: null };
  const entry = purchaseEntry(partId, price);
  if (!canPay(payer, entry)) throw new ApiError('CONFLICT', reasonTexts.gemsShort);
  return { part, entry };
}
