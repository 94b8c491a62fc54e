import type { JobName } from '@contract/rules/admin/status';

/** How a job of this process fares; moments in ms. */
export interface JobRun {
  name: JobName;
  /** The time between two runs, ms. */
  every: number;
  /** The end of the last run, and of the last failed one. */
  lastAt: number | null;
  failedAt: number | null;
  isFailing: boolean;
}

/** The runs of the jobs of this process. */
export interface JobRuns {
  /** Announces jobs. */
  plan: (jobs: readonly Pick<JobRun, 'name' | 'every'>[]) => void;
  /** Notes the end of a run. */
  ended: (job: string, hasFailed: boolean) => void;
  list: () => readonly JobRun[];
}

/** Makes a record of runs. */
export function createJobRuns(now: () => number): JobRuns {
  const runs = new Map<string, JobRun>();
  return {
    plan: (jobs) => {
      for (const { name, every } of jobs) {
        runs.set(name, { name, every, lastAt: null, failedAt: null, isFailing: false });
      }
    },
    ended: (job, hasFailed) => {
      const run = runs.get(job);
      if (!run) return;
      run.lastAt = now();
      run.isFailing = hasFailed;
      if (hasFailed) run.failedAt = run.lastAt;
    },
    list: () => [...runs.values()],
  };
}
