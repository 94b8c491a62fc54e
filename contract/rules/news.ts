import { unlockedBetween, type Part } from './parts';
import { companionStats, type CompanionStat } from './rewards';

/** A companion as it is, and as its member was last told that it is. */
export type ToldCompanion = { level: number; toldLevel: number } & Record<
  CompanionStat | `told${Capitalize<CompanionStat>}`,
  number
>;

/** How a companion has grown since its member was last told. */
export interface CompanionNews {
  levelUps: number;
  unlockedParts: Part[];
  statUpdates: Record<CompanionStat, number>;
}

/** What a member is to be told of their companion. */
export function companionNews(row: ToldCompanion): CompanionNews {
  const { level, toldLevel } = row;
  return {
    levelUps: level - toldLevel,
    unlockedParts: unlockedBetween(toldLevel, level),
    statUpdates: {
      creativity: row.creativity - row.toldCreativity,
      sociability: row.sociability - row.toldSociability,
      influence: row.influence - row.toldInfluence,
      consistency: row.consistency - row.toldConsistency,
    },
  };
}

/** Whether there is anything to tell. */
export const isNews = ({ levelUps, statUpdates }: CompanionNews): boolean =>
  levelUps > 0 || companionStats.some((stat) => statUpdates[stat] > 0);
