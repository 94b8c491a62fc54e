import { seedEntry } from '@contract/rules/companion/ledger';
import type { PlantSpecies } from '@contract/rules/companion/plants';
import { guardPlanting, wateringOf } from '@contract/rules/companion/tending';
import type { Database } from '../database';
import { addWatering, findPlant, insertPlant, listPlants, type PlantRow } from '../tables/plant';
import { lockBalances, type BalancesRow } from '../tables/balances';
import { spend } from './grant';

/** A plant as it is now, and its member's balances. */
export interface Tended {
  plant: PlantRow;
  member: BalancesRow;
}

/**
 * Waters a member's plant for water drops.
 * @param now ms
 * @throws ApiError NOT_FOUND, or CONFLICT if the plant is in bloom or the drops are short
 */
export function waterPlant(
  db: Database,
  { memberId, plantId }: { memberId: number; plantId: number },
  now: number,
): Promise<Tended & { levelUp: boolean }> {
  return db.transaction(async (tx) => {
    // Concurrent waterings run one after another, so that each sees the balance after the previous
    // one.
    const payer = await lockBalances(tx, { memberId });
    const before = await findPlant(tx, { id: plantId });
    await spend(tx, payer, wateringOf(before, payer), now);
    const plant = await addWatering(tx, { id: plantId });
    const member = await lockBalances(tx, { memberId });
    return { plant, member, levelUp: plant.level > (before?.level ?? plant.level) };
  });
}

/**
 * Plants a seed in a member's garden: the first one free, others for gems.
 * @param now ms
 * @throws ApiError CONFLICT when the garden is full or the gems are short
 */
export function plantSeed(
  db: Database,
  { memberId, species }: { memberId: number; species: PlantSpecies },
  now: number,
): Promise<Tended> {
  return db.transaction(async (tx) => {
    const payer = await lockBalances(tx, { memberId });
    const plants = await listPlants(tx, { memberId });
    const { isFree } = guardPlanting(plants.length, payer);
    const plant = await insertPlant(tx, { memberId, species, now });
    if (!isFree) await spend(tx, payer, seedEntry(plant.id), now);
    return { plant, member: await lockBalances(tx, { memberId }) };
  });
}
