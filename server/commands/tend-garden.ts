import { ApiError } from '@contract/errors';
import { seedEntry, wateringEntry } from '@contract/rules/ledger';
import { isGrown, PLANTS_MAX, type PlantSpecies } from '@contract/rules/plants';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import { addWatering, findPlant, insertPlant, listPlants, type PlantRow } from '../tables/plant';
import { lockBalances, type BalancesRow } from '../tables/balances';
import { spend } from './grant';

/** A plant as it is now, and its member's balances. */
export interface Tended {
  plant: PlantRow;
  member: BalancesRow;
}

const conflict = (reason: string) => new ApiError('CONFLICT', reason);

/** A member's plant; of somebody else's it is not told that there is one. @throws ApiError NOT_FOUND */
async function ownPlant(tx: Runner, memberId: number, plantId: number): Promise<PlantRow> {
  const plant = await findPlant(tx, plantId);
  if (plant?.memberId !== memberId) throw new ApiError('NOT_FOUND', reasonTexts.plantNotFound);
  return plant;
}

/**
 * Waters a member's plant for water drops.
 * @param now ms
 * @throws ApiError NOT_FOUND, or CONFLICT when the plant is in bloom or the drops are short
 */
export function waterPlant(
  db: Database,
  { memberId, plantId }: { memberId: number; plantId: number },
  now: number,
): Promise<Tended & { levelUp: boolean }> {
  return db.transaction(async (tx) => {
    // Of several waterings at once each sees what the one before left.
    const payer = await lockBalances(tx, memberId);
    const before = await ownPlant(tx, memberId, plantId);
    if (isGrown(before)) throw conflict(reasonTexts.plantGrown);
    const entry = wateringEntry(plantId, before.waterings + 1);
    if (!(await spend(tx, payer, entry, now))) throw conflict(reasonTexts.dropsShort);
    const plant = await addWatering(tx, plantId);
    const member = await lockBalances(tx, memberId);
    return { plant, member, levelUp: plant.level > before.level };
  });
}

/**
 * Plants a seed in a member's garden for gems.
 * @param now ms
 * @throws ApiError CONFLICT when the garden is full or the gems are short
 */
export function plantSeed(
  db: Database,
  { memberId, species }: { memberId: number; species: PlantSpecies },
  now: number,
): Promise<Tended> {
  return db.transaction(async (tx) => {
    const payer = await lockBalances(tx, memberId);
    const plants = await listPlants(tx, memberId);
    if (plants.length >= PLANTS_MAX) throw conflict(reasonTexts.gardenFull);
    const plant = await insertPlant(tx, memberId, species, now);
    // It is not paid for, so it is not planted either.
    if (!(await spend(tx, payer, seedEntry(plant.id), now))) {
      throw conflict(reasonTexts.gemsShort);
    }
    return { plant, member: await lockBalances(tx, memberId) };
  });
}
