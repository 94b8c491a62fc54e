import { expect, vi } from 'vitest';
import type { Activity } from '../../models/activity';
import { gainCompanionExperience, gainExperience } from '../../rules/companion/levels';
import { growPlant, seed, type Growth } from '../../rules/companion/plants';
import type { Client } from './client';

/** A member's whole history, latest first, read in pages of `limit`. */
export async function history(client: Client, limit = 50): Promise<Activity[]> {
  const entries: Activity[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = cursor === null ? { limit } : { limit, cursor };
    const answer = await client.ok('listMyActivity', { query });
    entries.push(...answer.entries);
    cursor = answer.pagination.nextCursor;
  } while (cursor !== null);
  return entries;
}

/** The total experience of a plant since it was a seed. */
function experienceOf({ level, experience }: Growth): number {
  let total = experience;
  for (let step = seed; step.level < level; step = growPlant(step, step.maxExperience)) {
    total += step.maxExperience;
  }
  return total;
}

/** A member's balances, level, companion, and the experience of their plants. */
export async function holdings(client: Client) {
  const { user } = await client.ok('me');
  const { character: companion } = await client.ok('getCharacter');
  if (!user || !companion) expect.fail('nobody is signed in');
  const { plants } = await client.ok('getGarden');
  const { water_drops: waterDrops, gems, level, experience } = user;
  const watered = plants.reduce((sum, plant) => sum + experienceOf(plant), 0);
  return { waterDrops, gems, level, experience, companion, watered };
}

/** The balances of a new member. */
export const newcomer = {
  waterDrops: 0,
  gems: 0,
  level: 1,
  experience: 0,
  watered: 0,
  companion: {
    level: 1,
    experience: 0,
    creativity: 0,
    sociability: 0,
    influence: 0,
    consistency: 0,
  },
};
type Holdings = typeof newcomer;

/**
 * Checks that a member's balances are the sums of their history.
 * @param before the balances when the history had `rows` entries
 */
export async function expectBalanced(
  client: Client,
  before: Holdings = newcomer,
  rows = 0,
): Promise<void> {
  const entries = (await history(client)).toReversed().slice(rows);
  const sum = (key: 'waterDrops' | 'gems' | 'plantExperience') =>
    entries.reduce((total, entry) => total + entry[key], 0);
  const gained = entries.map(({ experience }) => experience);
  const counts = tally(entries);
  const { companion, ...member } = await holdings(client);
  const { level, experience, companion: younger } = before;
  expect(member).toEqual({
    ...gained.reduce(gainExperience, { level, experience }),
    waterDrops: before.waterDrops + sum('waterDrops'),
    gems: before.gems + sum('gems'),
    watered: before.watered + sum('plantExperience'),
  });
  expect(Math.min(member.waterDrops, member.gems)).toBeGreaterThanOrEqual(0);
  expect(companion).toMatchObject({
    ...gained.reduce(gainCompanionExperience, {
      level: younger.level,
      experience: younger.experience,
    }),
    creativity: younger.creativity + (counts.post_create ?? 0),
    sociability: younger.sociability + (counts.comment_write ?? 0),
    influence: younger.influence + (counts.like_give ?? 0),
    consistency: younger.consistency + (counts.daily_login ?? 0),
  });
}

/** How many rows of each kind a history has, without kinds that have no rows. */
export function tally(entries: readonly Activity[]): Partial<Record<Activity['kind'], number>> {
  const counts: Partial<Record<Activity['kind'], number>> = {};
  for (const { kind } of entries) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Sets the clock of this process, which the subjects share; `realTime` resets it. */
export const setClock = (moment: number) => vi.setSystemTime(moment);

/** Returns to the real time after `setClock`. */
export const realTime = () => vi.useRealTimers();
