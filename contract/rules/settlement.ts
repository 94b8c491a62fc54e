import { bloomEntry, levelEntry, type LedgerAction, type LedgerEntry } from './ledger';
import { gainCompanionExperience, gainExperience, type LevelProgress } from './levels';
import { growPlant, isGrown, type Growth } from './plants';
import { rewardActions, rewards, type CompanionStat } from './rewards';

/** A companion as far as it grows. */
export type CompanionProgress = LevelProgress & Record<CompanionStat, number>;

/** What a row of the ledger can move; `plant` is the one that grows by it, if any. */
export interface SettlementState<P extends Growth & { id: number }> {
  member: LevelProgress;
  companion: CompanionProgress;
  plant: P | null;
}

/** What is owed after a row, and the rows that come of it: levels reached, a plant in bloom. */
export interface Settlement<P extends Growth & { id: number }> extends SettlementState<P> {
  entries: LedgerEntry[];
}

/** What a companion gets better at by an action; null for what is no reward. */
function statOf(action: LedgerAction): CompanionStat | null {
  const reward = rewardActions.find((one) => one === action);
  return reward ? rewards[reward].stat : null;
}

/**
 * Works out what a new row of the ledger does to its member. Source: docs/product/rules.md#ledger.
 */
export function settle<P extends Growth & { id: number }>(
  { member, companion, plant }: SettlementState<P>,
  { action, experience, plantExperience }: LedgerEntry,
): Settlement<P> {
  const grown = { ...companion, ...gainCompanionExperience(companion, experience) };
  const stat = statOf(action);
  if (stat) grown[stat] += 1;
  const levels = Array.from({ length: grown.level - companion.level }, (_, at) =>
    levelEntry(companion.level + at + 1),
  );
  const taller = plant && { ...plant, ...growPlant(plant, plantExperience) };
  const blooms = plant && taller && !isGrown(plant) && isGrown(taller);
  return {
    member: gainExperience(member, experience),
    companion: grown,
    plant: taller,
    entries: blooms ? [...levels, bloomEntry(plant.id)] : levels,
  };
}

/** The plant that a row waters; null where the first one that still grows has what it gives. */
export const wateredPlant = ({ action, subjectId }: LedgerEntry): number | null =>
  action === 'plant_water' ? subjectId : null;
