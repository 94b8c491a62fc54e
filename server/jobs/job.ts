import type { Log } from '../lib/log';

/** Calls back once after some time, ms; returns a function that cancels it. */
export type Timer = (work: () => void, ms: number) => () => void;

/** Learns that a run of a job ended. */
export type OnRun = (job: string, hasFailed: boolean) => void;

interface JobOptions {
  log: Log;
  /** How long after the start the first run comes, ms; by default the time between two runs. */
  firstAfter?: number;
  /** Whether `stop` runs it a last time, so that nothing is left undone. */
  lastRun?: boolean;
  /** Learns of the end of each run. */
  onRun?: OnRun | undefined;
  timer?: Timer;
}

/** How long the end waits for a run, ms: third parties may be slower. Every job can be cut off. */
const STOP_TIMEOUT = 2_000;

const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Work that the server repeats by itself. */
export interface Job<Name extends string = string> {
  name: Name;
  /** The time between two runs, ms. */
  every: number;
  /** Ends it: waits a while for a running run, and for the last run of a job that has one. */
  stop: () => Promise<void>;
}

// A job alone does not keep the process alive.
const unrefTimer: Timer = (work, ms) => {
  const timer = setTimeout(work, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/**
 * Starts a job. The next run begins a while after the end of the last one, so that runs never
 * overlap. A failed run is logged, and the job continues.
 * @param name its name in the log
 * @param every the time between two runs, ms
 * @param work gets a signal that the server ends
 */
export function createJob<Name extends string>(
  name: Name,
  every: number,
  work: (signal: AbortSignal) => Promise<void>,
  { log, firstAfter = every, lastRun = false, timer = unrefTimer, onRun }: JobOptions,
): Job<Name> {
  const ending = new AbortController();
  let running = Promise.resolve();
  let cancel: () => void;

  function run(): Promise<void> {
    running = work(ending.signal).then(
      () => onRun?.(name, false),
      (error: unknown) => {
        log.warn({ err: error, job: name }, 'a job failed and will be tried again');
        onRun?.(name, true);
      },
    );
    return running;
  }

  function schedule(ms: number): void {
    cancel = timer(() => {
      void run().then(() => {
        if (!ending.signal.aborted) schedule(every);
      });
    }, ms);
  }
  schedule(firstAfter);

  return {
    name,
    every,
    stop: async () => {
      ending.abort();
      cancel();
      await Promise.race([running, sleep(STOP_TIMEOUT)]);
      if (lastRun) await run();
    },
  };
}
