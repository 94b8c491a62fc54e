import type { KeptRun, PagedRun } from './pagedRun';

// Per tab: another tab may run the same tool, and both would continue one batch.

const keyOf = (testerId: string) => `mulbit.run.${testerId}`;

interface Kept {
  viewer: string;
  run: KeptRun;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'viewer' in value && 'run' in value;

/** Reads the unfinished run of a tester that the viewer left; null if there is none. */
export function readKeptRun(testerId: string, viewer: string | null): PagedRun | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(testerId)) ?? 'null');
    if (!isKept(kept) || kept.viewer !== viewer || kept.run.nextPageToken === null) return null;
    const { run } = kept;
    const status = run.done === run.goal ? 'done' : 'cancelled';
    return { ...run, status, secrets: {}, outcome: null, problem: null };
  } catch {
    return null;
  }
}

/** Stores the progress of a run, without secrets and results. */
export function keepRun(testerId: string, viewer: string | null, run: PagedRun): void {
  const { status: _status, secrets: _secrets, outcome: _outcome, problem: _problem, ...kept } = run;
  try {
    if (viewer === null || run.nextPageToken === null) sessionStorage.removeItem(keyOf(testerId));
    else sessionStorage.setItem(keyOf(testerId), JSON.stringify({ viewer, run: kept }));
  } catch {
    // Without storage, a reload forgets the run; the saved posts stay.
  }
}
