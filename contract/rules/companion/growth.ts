import { unlockedBetween, type Part } from './parts';
import { companionStats, type CompanionStat } from './rewards';

/** A companion's current state, and the state that its member last saw. */
export type AnnouncedCompanion = { level: number; announcedLevel: number } & Record<
  CompanionStat | `announced${Capitalize<CompanionStat>}`,
  number
>;

/** A companion's growth since its member last saw it. */
export interface CompanionGrowth {
  levelUps: number;
  unlockedParts: Part[];
  statUpdates: Record<CompanionStat, number>;
}

/** The companion's growth that its member has not seen yet. */
export function companionGrowth(row: AnnouncedCompanion): CompanionGrowth {
  const { level, announcedLevel } = row;
  return {
    levelUps: level - announcedLevel,
    unlockedParts: unlockedBetween(announcedLevel, level),
    statUpdates: {
      creativity: row.creativity - row.announcedCreativity,
      sociability: row.sociability - row.announcedSociability,
      influence: row.influence - row.announcedInfluence,
      consistency: row.consistency - row.announcedConsistency,
    },
  };
}

/** Whether the companion grew at all. */
export const hasGrowth = ({ levelUps, statUpdates }: CompanionGrowth): boolean =>
  levelUps > 0 || companionStats.some((stat) => statUpdates[stat] > 0);
