import { unlockedBetween, type Part } from './parts';
import { companionStats, type CompanionStat } from './rewards';

/** A companion as it is, and as its member was last told that it is. */
export type AnnouncedCompanion = { level: number; announcedLevel: number } & Record<
  CompanionStat | `announced${Capitalize<CompanionStat>}`,
  number
>;

/** How a companion has grown since its member was last told. */
export interface CompanionGrowth {
  levelUps: number;
  unlockedParts: Part[];
  statUpdates: Record<CompanionStat, number>;
}

/** What a member is to be told of their companion. */
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

/** Whether there is anything to tell. */
export const hasGrowth = ({ levelUps, statUpdates }: CompanionGrowth): boolean =>
  levelUps > 0 || companionStats.some((stat) => statUpdates[stat] > 0);
