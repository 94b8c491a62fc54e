import type { Services } from '../services';
import { createJob, type Job } from './job';
import { sweepLinks } from './link-sweep';
import { sweepSessions } from './session-sweep';
import { sweepUploads } from './upload-sweep';
import { sweepUpstreams } from './upstream-sweep';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Starts the jobs of a server. */
export function startJobs({ db, log, now, sessions, views, images }: Services): Job {
  const jobs = [
    // A view must not cost a write to disk; a killed process loses the views of a second.
    createJob('views', SECOND, views.flush, { log, lastRun: true }),
    createJob('last-seen', MINUTE, sessions.flush, { log, lastRun: true }),
    createJob('session-sweep', HOUR, () => sweepSessions(db, now()), { log }),
    createJob('link-sweep', HOUR, () => sweepLinks(db, now()), { log }),
    createJob('upstream-sweep', HOUR, () => sweepUpstreams(db, now()), { log }),
    createJob('upload-sweep', HOUR, () => sweepUploads(db, images.files, now()), {
      log,
      firstAfter: MINUTE,
    }),
  ];
  return {
    stop: async () => {
      for (const job of jobs) await job.stop();
    },
  };
}
