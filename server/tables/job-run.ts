import { statement, type Runner } from '../database/statement';

type Claim = { name: string; period: string; owner: string; now: number; before: number };

// One statement, so that only one of several processes gets it. Unfinished work is taken over.
const claim = statement<Claim, { owner: string }>((knex, { name, period, owner, now, before }) =>
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

// Only finished work: a process that is doing it keeps it.
const claimAgain = statement<Owned, { owner: string }>((knex, { name, period, owner, now }) =>
  knex.raw(
    `UPDATE job_run SET owner = ?, claimed_at = ?, done_at = NULL
     WHERE name = ? AND period = ? AND done_at IS NOT NULL RETURNING owner`,
    [owner, now, name, period],
  ),
);

const renew = statement<Owned, { owner: string }>((knex, { name, period, owner, now }) =>
  knex.raw(
    `UPDATE job_run SET claimed_at = ? WHERE name = ? AND period = ? AND owner = ?
       AND done_at IS NULL RETURNING owner`,
    [now, name, period, owner],
  ),
);

const finish = statement<Owned>((knex, { name, period, owner, now }) =>
  knex('job_run').where({ name, period, owner }).update({ done_at: now }),
);

const release = statement<Owned>((knex, { name, period, owner, now }) =>
  knex('job_run').where({ name, period, owner }).whereNull('done_at').update({ claimed_at: now }),
);

const forget = statement<{ before: number }>((knex, { before }) =>
  knex('job_run').where('claimed_at', '<', before).delete(),
);

/** Claims a period's work. @returns false if it is done, or another process is doing it */
export async function claimJob(tx: Runner, wanted: Claim): Promise<boolean> {
  return (await tx.run(claim, wanted)).length > 0;
}

/** Claims a period's finished work again. @returns false if it is not done */
export async function claimJobAgain(tx: Runner, wanted: Owned): Promise<boolean> {
  return (await tx.run(claimAgain, wanted)).length > 0;
}

/** Renews the claim. @returns false if another process has taken over */
export async function renewJob(tx: Runner, owned: Owned): Promise<boolean> {
  return (await tx.run(renew, owned)).length > 0;
}

/** Records that the work is done. */
export async function finishJob(tx: Runner, owned: Owned): Promise<void> {
  await tx.run(finish, owned);
}

/** Allows a new claim of the work at once or later. @param owned `now` becomes the time of its claim */
export async function releaseJob(tx: Runner, owned: Owned): Promise<void> {
  await tx.run(release, owned);
}

/** Deletes records of work from before a moment, ms. */
export async function forgetJobs(tx: Runner, before: number): Promise<void> {
  await tx.run(forget, { before });
}
