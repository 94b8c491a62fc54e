import type { LedgerAction } from '@contract/rules/companion/ledger';
import type { SettledCompanion } from '@contract/rules/companion/settlement';
import { seoulDayBounds } from '@contract/rules/site/time';
import { camel, snake, statement, type Runner } from '../database/statement';
import { ROWS_OF_DAY } from './ledger';

// The records of a member that the ledger changes. Every change locks the member's row first, so
// that only one transaction at a time changes the companion, plants and balances.

/** A member's balances and level. */
export interface BalancesRow {
  id: number;
  waterDrops: number;
  gems: number;
  level: number;
  experience: number;
}

/** A companion with its growth, and the number of its member's rows of an action on the day. */
export type CompanionProgressRow = SettledCompanion & { rowsOfDay: number };

type Earned = { waterDrops: number; gems: number; level: number; experience: number };

/**
 * A member's balances, locked until the transaction ends. Lock posts before members, and members in
 * the order of their ids.
 * @throws when the member does not exist
 */
export const lockBalances = statement.one<{ memberId: number }, BalancesRow>((knex, { memberId }) =>
  knex('member')
    .where('id', memberId)
    .whereNull('deleted_at')
    .select(camel('id', 'water_drops', 'gems', 'level', 'experience'))
    .forNoKeyUpdate(),
);

/** Adds to a member's balances, and writes the present level and experience. */
export const updateBalances = statement.run<Earned & { id: number }>(
  (knex, { id, waterDrops, gems, level, experience }) =>
    knex('member')
      .where({ id })
      .update({
        water_drops: knex.raw('water_drops + ?', waterDrops),
        gems: knex.raw('gems + ?', gems),
        level,
        experience,
      }),
);

const companion = statement.one<
  { memberId: number; action: LedgerAction; first: number; last: number },
  CompanionProgressRow
>((knex, { memberId, action, first, last }) =>
  knex('companion')
    .where('member_id', memberId)
    .select('level', 'experience', 'creativity', 'sociability', 'influence', 'consistency')
    .select(camel('streak_days', 'last_day', 'rested_day'))
    .select(knex.raw(`(${ROWS_OF_DAY}) AS "rowsOfDay"`, [memberId, first, last, action])),
);

/** Writes a companion's growth, and its member's streak of visits. */
export const growCompanion = statement.run<SettledCompanion & { memberId: number }>((knex, args) =>
  knex('companion')
    .where('member_id', args.memberId)
    .update({
      ...snake(args, 'level', 'experience', 'creativity', 'sociability', 'influence'),
      ...snake(args, 'consistency', 'streakDays', 'lastDay', 'restedDay'),
    }),
);

/** A companion with its growth; read it under the lock of its member. @param now ms */
export function findCompanionProgress(
  tx: Runner,
  memberId: number,
  action: LedgerAction,
  now: number,
): Promise<CompanionProgressRow> {
  return companion(tx, { memberId, action, ...seoulDayBounds(now) });
}
