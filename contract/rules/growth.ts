import { unlockedBetween, type Part } from './parts';
import { companionStats, type CompanionStat } from './rewards';

/** A companion's present state, and the state that its member was last shown. */
export type AnnouncedCompanion = { level: number; announcedLevel: number } & Record<
  CompanionStat | `announced${Capitalize<CompanionStat>}`,
  number
>;

/** A companion's growth since the state that its member was last shown. */
export interface CompanionGrowth {
  levelUps: number;
  unlockedParts: Part[];
  statUpdates: Record<CompanionStat, number>;
}

/** The growth that a member is to see of their companion. */
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
