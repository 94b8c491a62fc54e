import { statement, type Runner } from '../database/statement';

/** A stored answer of a third party; `name` is a digest of its request. */
export interface AnswerRow {
  url: string;
  status: number;
  type: string;
  body: string;
  stored_at: number;
}

const answer = statement<{ name: string; since: number }, AnswerRow>((knex, { name, since }) =>
  knex('upstream_answer')
    .where({ name })
    .where('stored_at', '>', since)
    .select('url', 'status', 'type', 'body', 'stored_at'),
);

type KeptAnswer = AnswerRow & { name: string } & Record<string, string | number>;

const keep = statement<KeptAnswer>((knex, { name, url, status, type, body, stored_at }) =>
  knex('upstream_answer')
    .insert({ name, url, status, type, body, stored_at })
    .onConflict('name')
    .merge(),
);

const forget = statement<{ before: number }>((knex, { before }) =>
  knex('upstream_answer').where('stored_at', '<', before).delete(),
);

const forgetDays = statement<{ before: string }>((knex, { before }) =>
  knex('upstream_quota').where('day', '<', before).delete(),
);

type Spending = { account: string; day: string; units: number; limit: number };

// One statement, so that concurrent callers in any number of processes never exceed the limit.
const spend = statement<Spending, { used: number }>((knex, { account, day, units, limit }) =>
  knex.raw(
    `INSERT INTO upstream_quota (account, day, used) VALUES (?, ?, ?)
     ON CONFLICT (account, day) DO UPDATE SET used = upstream_quota.used + excluded.used
     WHERE upstream_quota.used + excluded.used <= ? RETURNING used`,
    [account, day, units, limit],
  ),
);

const exhaust = statement<Omit<Spending, 'units'>>((knex, { account, day, limit }) =>
  knex.raw(
    `INSERT INTO upstream_quota (account, day, used) VALUES (?, ?, ?)
     ON CONFLICT (account, day) DO UPDATE SET used = excluded.used
     WHERE upstream_quota.used < excluded.used`,
    [account, day, limit],
  ),
);

const used = statement<{ account: string; day: string }, { used: number }>(
  (knex, { account, day }) => knex('upstream_quota').where({ account, day }).select('used'),
);

/** An answer that was stored after a moment, ms. */
export async function findAnswer(
  runner: Runner,
  name: string,
  since: number,
): Promise<AnswerRow | null> {
  const [row] = await runner.run(answer, { name, since });
  return row ?? null;
}

/** Stores an answer and replaces an older one. */
export async function keepAnswer(tx: Runner, name: string, row: AnswerRow): Promise<void> {
  await tx.run(keep, { name, ...row });
}

/** Deletes answers from before a moment, ms, and quotas of days before one. */
export async function forgetAnswers(tx: Runner, before: number, firstDay: string): Promise<void> {
  await tx.run(forget, { before });
  await tx.run(forgetDays, { before: firstDay });
}

/** Takes units from a day's quota, all or nothing. @returns whether enough were left */
export async function spendQuota(tx: Runner, spending: Spending): Promise<boolean> {
  if (spending.units > spending.limit) return false;
  return (await tx.run(spend, spending)).length > 0;
}

/** Counts a day's quota as used up. */
export async function exhaustQuota(tx: Runner, quota: Omit<Spending, 'units'>): Promise<void> {
  await tx.run(exhaust, quota);
}

/** The used part of a day's quota. */
export async function usedQuota(runner: Runner, account: string, day: string): Promise<number> {
  const [row] = await runner.run(used, { account, day });
  return row?.used ?? 0;
}
