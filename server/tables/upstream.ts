import { camel, statement, type Runner } from '../database/statement';

/** A stored answer of a third party; `name` is a digest of its request. */
export interface AnswerRow {
  url: string;
  status: number;
  type: string;
  body: string;
  storedAt: number;
}

/** An answer that was stored after a moment, ms. */
export const findAnswer = statement.maybeOne<{ name: string; since: number }, AnswerRow>(
  (knex, { name, since }) =>
    knex('upstream_answer')
      .where({ name })
      .where('stored_at', '>', since)
      .select(camel('url', 'status', 'type', 'body', 'stored_at')),
);

/** Stores an answer and replaces an older one. */
export const keepAnswer = statement.run<AnswerRow & { name: string }>(
  (knex, { name, url, status, type, body, storedAt }) =>
    knex('upstream_answer')
      .insert({ name, url, status, type, body, stored_at: storedAt })
      .onConflict('name')
      .merge(),
);

type ClaimRow = { name: string; now: number; until: number };

/** Reserves an answer until a moment, ms; false if another process has reserved it. */
export const claimAnswer = statement.exists<ClaimRow>((knex, { name, now, until }) =>
  knex.raw(
    `INSERT INTO upstream_claim (name, until) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET until = excluded.until
     WHERE upstream_claim.until <= ? RETURNING name`,
    [name, until, now],
  ),
);

/** Ends a reservation. */
export const releaseAnswer = statement.run<ClaimRow>((knex, { name, until }) =>
  knex('upstream_claim').where({ name, until }).delete(),
);

const forget = statement.run<{ before: number }>((knex, { before }) =>
  knex('upstream_answer').where('stored_at', '<', before).delete(),
);

const forgetDays = statement.run<{ before: string }>((knex, { before }) =>
  knex('upstream_quota').where('day', '<', before).delete(),
);

type Spending = { account: string; day: string; units: number; limit: number };

// One statement, so that concurrent callers in any number of processes never exceed the limit.
const spend = statement.exists<Spending>((knex, { account, day, units, limit }) =>
  knex.raw(
    `INSERT INTO upstream_quota (account, day, used) VALUES (?, ?, ?)
     ON CONFLICT (account, day) DO UPDATE SET used = upstream_quota.used + excluded.used
     WHERE upstream_quota.used + excluded.used <= ? RETURNING used`,
    [account, day, units, limit],
  ),
);

/** Counts a day's quota as used up. */
export const exhaustQuota = statement.run<Omit<Spending, 'units'>>(
  (knex, { account, day, limit }) =>
    knex.raw(
      `INSERT INTO upstream_quota (account, day, used) VALUES (?, ?, ?)
     ON CONFLICT (account, day) DO UPDATE SET used = excluded.used
     WHERE upstream_quota.used < excluded.used`,
      [account, day, limit],
    ),
);

/** The used part of a day's quota. */
export const usedQuota = statement.count<{ account: string; day: string }>(
  (knex, { account, day }) => knex('upstream_quota').where({ account, day }).select('used'),
);

/** Deletes answers from before a moment, ms, and quotas of days before one. */
export async function forgetAnswers(tx: Runner, before: number, firstDay: string): Promise<void> {
  await forget(tx, { before });
  await forgetDays(tx, { before: firstDay });
}

/** Takes units from a day's quota, all or nothing. @returns whether enough were left */
export async function spendQuota(tx: Runner, spending: Spending): Promise<boolean> {
  if (spending.units > spending.limit) return false;
  return spend(tx, spending);
}
