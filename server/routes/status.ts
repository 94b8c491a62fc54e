import type { StatusFacts } from '@contract/models/status';
import { isoDate } from '@contract/presenters/iso-date';
import { findProblems, jobNames, keyNames } from '@contract/rules/admin/status';
import type { SomeHandlers } from '../http/call';
import { STALE_AFTER } from '../pushes/deliver';
import type { Services } from '../services';
import { countMigrations, readDatabaseSize, readDatabaseVersion } from '../tables/database-facts';
import { listFinishedWork } from '../tables/job-run';
import { countMails, oldestMailAt } from '../tables/mail-outbox';
import { countWaitingDevices } from '../tables/push-device';
import { countUploads } from '../tables/upload';

const isoOrNull = (moment: number | null | undefined) =>
  moment === null || moment === undefined ? null : isoDate(moment);

async function processesOf({ listProcesses, ownProcess: own }: Services) {
  return (await listProcesses()).map(({ startedAt, ...one }) => ({
    ...one,
    startedAt: isoDate(startedAt),
    isAnswering: one.pid === own.pid && one.host === own.host && startedAt === own.startedAt,
  }));
}

const databaseOf = async ({ db, replica }: Services) => ({
  engine: db.engine,
  driver: db.driver,
  version: (await readDatabaseVersion(db)) ?? '',
  bytes: await readDatabaseSize(db),
  migrations: await countMigrations(db),
  waiting: (await db.waiting()).length,
  missing: await db.missing(),
  replica: replica?.state() ?? null,
});

async function jobsOf({ db, jobRuns }: Services) {
  const finished = new Map((await listFinishedWork(db)).map(({ name, doneAt }) => [name, doneAt]));
  return jobNames.flatMap((name) => {
    const run = jobRuns.list().find((one) => one.name === name);
    if (!run) return [];
    return [
      {
        name,
        everySeconds: run.every / 1_000,
        lastAt: isoOrNull(run.lastAt),
        failedAt: isoOrNull(run.failedAt),
        isFailing: run.isFailing,
        doneAt: isoOrNull(finished.get(name)),
      },
    ];
  });
}

// One after the other: the page must not take all connections of the pool.
async function readFacts(services: Services, now: number): Promise<StatusFacts> {
  const { db, tools } = services;
  const sources = tools.sources();
  return {
    version: services.ownProcess.version,
    node: process.version,
    processes: await processesOf(services),
    database: await databaseOf(services),
    jobs: await jobsOf(services),
    mail: { ...(await countMails(db)), oldestAt: isoOrNull(await oldestMailAt(db)) },
    waitingDevices: await countWaitingDevices(db, { since: now - STALE_AFTER, now }),
    quotas: await tools.quotas(),
    missingKeys: keyNames.filter((name) => sources[name] === 'simulated'),
    disk: await services.diskSpace(),
    uploads: await countUploads(db),
    backups: await services.backups.status(),
  };
}

/** The state of the site. */
export const statusRoutes = {
  async getStatus({ services, now }) {
    const facts = await readFacts(services, now);
    return { success: true, status: { ...facts, problems: findProblems(facts, now) } };
  },
} satisfies SomeHandlers;
