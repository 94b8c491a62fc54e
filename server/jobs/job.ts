import type { Log } from '../lib/log';

/** Calls back once after some time, ms; gives what cancels it. */
export type Timer = (work: () => void, ms: number) => () => void;

interface JobOptions {
  log: Log;
  /** How long after the start the first run comes, ms; as long as between two runs where it is not given. */
  firstAfter?: number;
  /** Whether `stop` runs it a last time, so that nothing is left undone. */
  lastRun?: boolean;
  timer?: Timer;
}

/** Work that the server does by itself, again and again. */
export interface Job {
  /** Ends it: waits for the run under way, and for the last run of a job that has one. */
  stop: () => Promise<void>;
}

// A job alone keeps no process alive.
const unrefTimer: Timer = (work, ms) => {
  const timer = setTimeout(work, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/**
 * Starts a job. The next run begins a while after the last one ended, so that no run overlaps
 * another. A run that fails is logged, and the job goes on.
 * @param name what the log calls it
 * @param every the time between two runs, ms
 */
export function createJob(
  name: string,
  every: number,
  work: () => Promise<void>,
  { log, firstAfter = every, lastRun = false, timer = unrefTimer }: JobOptions,
): Job {
  let running = Promise.resolve();
  let isStopped = false;
  let cancel: () => void;

  function run(): Promise<void> {
    running = work().catch((error: unknown) => {
      log.warn({ err: error, job: name }, 'a job failed and will be tried again');
    });
    return running;
  }

  function schedule(ms: number): void {
    cancel = timer(() => {
      void run().then(() => {
        if (!isStopped) schedule(every);
      });
    }, ms);
  }
  schedule(firstAfter);

  return {
    stop: async () => {
      isStopped = true;
      cancel();
      await running;
      if (lastRun) await run();
    },
  };
}
