import { expect, vi } from 'vitest';
import type { Activity } from '../models/activity';
import { gainCompanionExperience, gainExperience } from '../rules/levels';
import type { Client } from './client';

/** All of a member's history, the latest first, read in pages of `limit`. */
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

/** What a member has: balances, level, and what their companion is. */
export async function holdings(client: Client) {
  const { user } = await client.ok('me');
  if (!user) expect.fail('nobody is signed in');
  const { character } = await client.ok('getCharacter');
  if (!character) expect.fail(`${user.user_id} has no companion`);
  const { water_drops: waterDrops, gems, level, experience } = user;
  return { waterDrops, gems, level, experience, companion: character };
}

const start = { level: 1, experience: 0 };
const sum = (entries: readonly Activity[], key: 'waterDrops' | 'gems') =>
  entries.reduce((total, entry) => total + entry[key], 0);

/** Checks that what somebody who began with nothing has is what their history adds up to. */
export async function expectBalanced(client: Client): Promise<void> {
  const entries = (await history(client)).toReversed();
  const gained = entries.map(({ experience }) => experience);
  const { companion, ...member } = await holdings(client);
  expect(member).toEqual({
    ...gained.reduce(gainExperience, start),
    ...{ waterDrops: sum(entries, 'waterDrops'), gems: sum(entries, 'gems') },
  });
  expect(companion).toMatchObject(gained.reduce(gainCompanionExperience, start));
}

/** How many rows of each kind a history has, those it has none of left out. */
export function tally(entries: readonly Activity[]): Partial<Record<Activity['kind'], number>> {
  const counts: Partial<Record<Activity['kind'], number>> = {};
  for (const { kind } of entries) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Sets the clock of everybody in this process, subjects among them; `realTime` ends it. */
export const setClock = (moment: number) => vi.setSystemTime(moment);

/** Ends what `setClock` began. */
export const realTime = () => vi.useRealTimers();
