import { bloomEntry, levelEntry, type LedgerAction, type LedgerEntry } from './ledger';
import { gainCompanionExperience, gainExperience, type LevelProgress } from './levels';
import { growPlant, isGrown, type Growth } from './plants';
import { rewardActions, rewards, type CompanionStat } from './rewards';
import { continueStreak, streakOf, type StreakRecord } from './streak';

/** The fields of a companion that grow. */
export type CompanionProgress = LevelProgress & Record<CompanionStat, number>;

/** The fields of a companion that a row of the ledger can change. */
export type SettledCompanion = CompanionProgress & StreakRecord;

/** The records that a row of the ledger can change; `plant` is the one that it grows, if any. */
export interface SettlementState<P extends Growth & { id: number }> {
  member: LevelProgress;
  companion: SettledCompanion;
  plant: P | null;
}

/** The state after a row, and further rows that result from it: levels reached, a plant in bloom. */
export interface Settlement<P extends Growth & { id: number }> extends SettlementState<P> {
  entries: LedgerEntry[];
}

/** The stat that an action raises; null for an action without a reward. */
function statOf(action: LedgerAction): CompanionStat | null {
  const reward = rewardActions.find((one) => one === action);
  return reward ? rewards[reward].stat : null;
}

/** The row that rewards a visit continues the streak, so this happens once a day. */
function visited(companion: SettledCompanion, { action, occasion }: LedgerEntry): StreakRecord {
  const { streakDays, lastDay, restedDay } = companion;
  if (action !== 'daily_login') return { streakDays, lastDay, restedDay };
  const { days, ...rest } = continueStreak(streakOf(companion), occasion);
  return { ...rest, streakDays: days };
}

/**
 * Computes the effects of a new row of the ledger on its member. Source:
 * docs/product/rules.md#ledger.
 */
export function settle<P extends Growth & { id: number }>(
  { member, companion, plant }: SettlementState<P>,
  entry: LedgerEntry,
): Settlement<P> {
  const { action, experience, plantExperience } = entry;
  const grown = {
    ...companion,
    ...gainCompanionExperience(companion, experience),
    ...visited(companion, entry),
  };
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

/** The plant that a row waters; null if its experience goes to the first plant that still grows. */
export const wateredPlant = ({ action, subjectId }: LedgerEntry): number | null =>
  action === 'plant_water' ? subjectId : null;
