import { statement, type NoArguments } from '../database/statement';

type Claim = { name: string; period: string; owner: string; now: number; before: number };

/** Claims a period's work. @returns false if it is done, or another process is doing it */
// One statement, so that only one of several processes gets it. Unfinished work is taken over.
export const claimJob = statement.exists<Claim>((knex, { name, period, owner, now, before }) =>
  knex.raw(
    `INSERT INTO job_run (name, period, owner, claimed_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (name, period) DO UPDATE
       SET owner = excluded.owner, claimed_at = excluded.claimed_at
       WHERE job_run.done_at IS NULL AND job_run.claimed_at < ?
     RETURNING owner`,
    [name, period, owner, now, before],
  ),
);

type Owned = { name: string; period: string; owner: string; now: number };

/** Claims a period's finished work again. @returns false if it is not done */
// Only finished work: a process that is doing it keeps it.
export const claimJobAgain = statement.exists<Owned>((knex, { name, period, owner, now }) =>
  knex.raw(
    `UPDATE job_run SET owner = ?, claimed_at = ?, done_at = NULL
     WHERE name = ? AND period = ? AND done_at IS NOT NULL RETURNING owner`,
    [owner, now, name, period],
  ),
);

/** Renews the claim. @returns false if another process has taken over */
export const renewJob = statement.exists<Owned>((knex, { name, period, owner, now }) =>
  knex.raw(
    `UPDATE job_run SET claimed_at = ? WHERE name = ? AND period = ? AND owner = ?
       AND done_at IS NULL RETURNING owner`,
    [now, name, period, owner],
  ),
);

/** Records that the work is done. */
export const finishJob = statement.run<Owned>((knex, { name, period, owner, now }) =>
  knex('job_run').where({ name, period, owner }).update({ done_at: now }),
);

/** Allows a new claim of the work at once or later. @param owned `now` becomes the time of its claim */
export const releaseJob = statement.run<Owned>((knex, { name, period, owner, now }) =>
  knex('job_run').where({ name, period, owner }).whereNull('done_at').update({ claimed_at: now }),
);

/** Whether the last claimed period's work was given up; it is tried again. */
// `releaseJob` leaves a claim from the beginning of time.
export const hasGivenUp = statement.exists<{ name: string }>((knex, { name }) =>
  knex
    .select('name')
    .from(knex('job_run').where({ name }).orderBy('period', 'desc').limit(1).as('latest'))
    .whereNull('done_at')
    .where('claimed_at', 0),
);

/** When each kind of work was last finished, ms. */
export const listFinishedWork = statement.all<NoArguments, { name: string; doneAt: number }>(
  (knex) =>
    knex('job_run')
      .whereNotNull('done_at')
      .groupBy('name')
      .select('name')
      .select(knex.raw('max(done_at) AS "doneAt"')),
);

/** Deletes records of work from before a moment, ms. */
export const forgetJobs = statement.run<{ before: number }>((knex, { before }) =>
  knex('job_run').where('claimed_at', '<', before).delete(),
);
