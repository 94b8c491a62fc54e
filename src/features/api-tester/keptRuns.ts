import type { KeptRun, PagedRun } from './pagedRun';

// Of this tab alone: another tab may run the same tool, and both would go on with one batch.

const keyOf = (testerId: string) => `mulbit.run.${testerId}`;

interface Kept {
  viewer: string;
  run: KeptRun;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'viewer' in value && 'run' in value;

/** The run of a tester that its viewer had not gone on with when the page was left; null without one. */
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

/** Keeps a run as far as it has come, without what is secret and without what it found. */
export function keepRun(testerId: string, viewer: string | null, run: PagedRun): void {
  const { status: _status, secrets: _secrets, outcome: _outcome, problem: _problem, ...kept } = run;
  try {
    if (viewer === null || run.nextPageToken === null) sessionStorage.removeItem(keyOf(testerId));
    else sessionStorage.setItem(keyOf(testerId), JSON.stringify({ viewer, run: kept }));
  } catch {
    // Without a storage the run is forgotten by a reload, and what was saved stays.
  }
}
