import type { CountSource } from '@contract/rules/rankings/counted';
import type { RankedEntry } from '@contract/rules/rankings/ranking-lists';
import { camel, statement, type NoArguments, type Runner } from '../database/statement';

/** A set of lists from one build; times in ms, days since 1970. */
export interface BuildRow {
  id: number;
  day: number;
  previousDay: number | null;
  source: CountSource;
  /** The oldest of its counts. */
  countedAt: number;
}

const columns = camel('id', 'day', 'previous_day', 'source', 'counted_at');

/** The latest finished set of lists from before a day; null without one. */
export const findBuildBefore = statement.maybeOne<{ day: number }, BuildRow>((knex, { day }) =>
  knex('ranking_build')
    .where('day', '<', day)
    .whereNotNull('made_at')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select(columns),
);

type NewBuild = {
  day: number;
  previousDay: number | null;
  source: string;
  countedAt: number;
};

/** Begins a set of lists. @returns its number */
export const beginBuild = statement.one<NewBuild, { id: number }>(
  (knex, { day, previousDay, source, countedAt }) =>
    knex.raw(
      `INSERT INTO ranking_build (day, previous_day, source, counted_at) VALUES (?, ?, ?, ?)
     RETURNING id`,
      [day, previousDay, source, countedAt],
    ),
);

const finish = statement.run<{ id: number; now: number }>((knex, { id, now }) =>
  knex('ranking_build').where({ id }).update({ made_at: now }),
);

const insertList = statement.run<{ buildId: number; name: string; entries: string }>(
  (knex, { buildId, name, entries }) =>
    knex('ranking_list').insert({ build_id: buildId, name, entries }),
);

const list = statement.value<{ buildId: number; name: string }, string>((knex, { buildId, name }) =>
  knex('ranking_list').where({ build_id: buildId, name }).select('entries'),
);

const lists = statement.all<{ buildId: number }, { name: string; entries: string }>(
  (knex, { buildId }) => knex('ranking_list').where('build_id', buildId).select('name', 'entries'),
);

const DAYS = 2;
const READING = 3;

// Keeps the last one of each of the two last days for the next day's changes, and the three last
// ones of all for current readers.
const forget = statement.run<NoArguments>((knex) =>
  knex.raw(
    `DELETE FROM ranking_build WHERE id NOT IN (
       SELECT id FROM (SELECT max(id) AS id FROM ranking_build WHERE made_at IS NOT NULL
         GROUP BY day ORDER BY day DESC LIMIT ?) AS latest
     ) AND id NOT IN (
       SELECT id FROM (SELECT id FROM ranking_build ORDER BY id DESC LIMIT ?) AS reading
     )`,
    [DAYS, READING],
  ),
);

/** After all existing days. */
export const END_OF_DAYS = 2_000_000;

/** Puts a list into an unfinished set. */
export async function insertRankingList(
  tx: Runner,
  buildId: number,
  name: string,
  entries: unknown,
): Promise<void> {
  await insertList(tx, { buildId, name, entries: JSON.stringify(entries) });
}

/** Finishes a set of lists, which is read from now on, and deletes unneeded ones. */
export async function finishBuild(tx: Runner, id: number, now: number): Promise<void> {
  await finish(tx, { id, now });
  await forget(tx);
}

/** A list of a set; null if it has no entries. */
export async function findRankingList(
  runner: Runner,
  buildId: number,
  name: string,
): Promise<unknown[] | null> {
  const entries = await list(runner, { buildId, name });
  return entries === null ? null : (JSON.parse(entries) as unknown[]);
}

/** All lists of a set by name. */
export async function readRankingLists(
  runner: Runner,
  buildId: number,
): Promise<Map<string, RankedEntry[]>> {
  const rows = await lists(runner, { buildId });
  return new Map(rows.map(({ name, entries }) => [name, JSON.parse(entries) as RankedEntry[]]));
}
