import type { Services } from '../services';
import { deliverPushes } from '../pushes/deliver';
import { takeSnapshots } from '../commands/take-snapshots';
import { sendMails } from '../mail/outbox';
import { createJob, type OnRun } from './job';
import { sweepLinks } from './link-sweep';
import { sweepSessions } from './session-sweep';
import { sweepUploads } from './upload-sweep';
import { sweepUpstreams } from './upstream-sweep';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

async function snapshots(services: Services): Promise<void> {
  const outcome = await takeSnapshots(services, false);
  if (outcome) services.log.info(outcome, 'the videos and channels of the rankings were counted');
}

/** Starts the jobs of a server. @param onRun learns of the end of each run */
export function startJobs(services: Services, onRun?: OnRun) {
  const { db, now, sessions, views, images, jobRuns } = services;
  const { mail } = services;
  const usual = { log: services.log, onRun };
  const sendDue = async (signal: AbortSignal) => {
    if (mail) await sendMails(services, mail, signal);
  };
  const jobs = [
    // In parallel: a recipient's slow server delays only one of them.
    ...(['mail', 'mail-2', 'mail-3'] as const).map((name) =>
      createJob(name, 2 * SECOND, sendDue, { ...usual, firstAfter: 0 }),
    ),
    // A view must not cost a write to disk; a killed process loses the views of a second.
    createJob('views', SECOND, views.flush, { ...usual, lastRun: true }),
    createJob('last-seen', MINUTE, sessions.flush, { ...usual, lastRun: true }),
    createJob('pushes', 5 * SECOND, () => deliverPushes(services, 'answering'), usual),
    createJob('pushes-again', 5 * SECOND, () => deliverPushes(services, 'failing'), usual),
    createJob('idle-sessions', 10 * MINUTE, sessions.endIdle, usual),
    createJob('session-sweep', HOUR, () => sweepSessions(db, now()), usual),
    createJob('link-sweep', HOUR, () => sweepLinks(db, now()), usual),
    createJob('upstream-sweep', HOUR, () => sweepUpstreams(db, now()), usual),
    createJob('upload-sweep', HOUR, () => sweepUploads(db, images.files, now()), {
      ...usual,
      firstAfter: MINUTE,
    }),
    // Checks whether a day is due; soon after the start, to make up for a missed day.
    createJob('snapshots', 10 * MINUTE, () => snapshots(services), {
      ...usual,
      firstAfter: MINUTE,
    }),
    // Checks whether an interval has begun; the first also proves the settings.
    createJob('backup', 10 * MINUTE, services.backups.makeDue, { ...usual, firstAfter: MINUTE }),
  ];
  jobRuns.plan(jobs);
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
