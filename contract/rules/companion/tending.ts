import { ApiError } from '../../errors';
import { reasonTexts } from '../../texts';
import { canPay, wateringEntry, type LedgerEntry } from './ledger';
import { isGrown, PLANTS_MAX, seedPrice, type Growth } from './plants';

/** A member who waters or plants, with their balances. */
interface Payer {
  id: number;
  waterDrops: number;
  gems: number;
}

const conflict = (reason: string) => new ApiError('CONFLICT', reason);

/**
 * Checks the watering of a plant: first refuses another member's plant like a missing one, then a
 * plant in bloom, then too few drops.
 * @param plant null if the plant does not exist
 * @returns the cost of the watering, as a ledger row
 * @throws ApiError NOT_FOUND or CONFLICT
 */
export function wateringOf(
  plant: (Growth & { id: number; memberId: number; waterings: number }) | null,
  payer: Payer,
): LedgerEntry {
  if (plant?.memberId !== payer.id) throw new ApiError('NOT_FOUND', reasonTexts.plantNotFound);
  if (isGrown(plant)) throw conflict(reasonTexts.plantGrown);
  const entry = wateringEntry(plant.id, plant.waterings + 1);
  if (!canPay(payer, entry)) throw conflict(reasonTexts.dropsShort);
  return entry;
}

/**
 * Lets a member plant a seed: refuses a full garden first, then too few gems.
 * @param plantCount how many plants the garden has
 * @returns whether it costs anything
 * @throws ApiError CONFLICT
 */
export function guardPlanting(plantCount: number, { gems }: Payer): { isFree: boolean } {
  if (plantCount >= PLANTS_MAX) throw conflict(reasonTexts.gardenFull);
  const price = seedPrice(plantCount);
  if (gems < price) throw conflict(reasonTexts.gemsShort);
  return { isFree: price === 0 };
}
