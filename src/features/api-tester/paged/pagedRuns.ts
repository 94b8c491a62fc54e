import { createRequests } from '@/state/requests';
import { viewerAtom } from '@/state/session';
import type { Tester } from '@contract/testers/types';
import { atom } from 'jotai';
import {
  beginRun,
  canGoOn,
  goneOn,
  pageOf,
  withPage,
  type PagedRun,
  type KeptRun,
} from './pagedRun';
import { problemOfError } from '../run/problem';
import { noteRunAtom } from '../run/remotes';
import { isUnderWay, runTester, type AskedRun } from '../run/run';

// Per tab: another tab may run the same tool, and both would continue one batch.

const keyOf = (testerId: string) => `mulbit.run.${testerId}`;

interface Kept {
  viewer: string;
  run: KeptRun;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'viewer' in value && 'run' in value;

/** Reads the unfinished run of a tester that the viewer left; null if there is none. */
function readKeptRun(testerId: string, viewer: string | null): PagedRun | null {
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
function keepRun(testerId: string, viewer: string | null, run: PagedRun): void {
  const { status: _status, secrets: _secrets, outcome: _outcome, problem: _problem, ...kept } = run;
  try {
    if (viewer === null || run.nextPageToken === null) sessionStorage.removeItem(keyOf(testerId));
    else sessionStorage.setItem(keyOf(testerId), JSON.stringify({ viewer, run: kept }));
  } catch {
    // Without storage, a reload forgets the run; the saved posts stay.
  }
}

type Runs = Readonly<Partial<Record<string, PagedRun>>>;

const none: { viewer: string | null; runs: Runs } = { viewer: null, runs: {} };
const allAtom = atom(none);
const { beginAtom } = createRequests();

/** The viewer's runs by tester; they continue while another page is open. */
export const pagedRunsAtom = atom((get): Runs => {
  const { viewer, runs } = get(allAtom);
  return viewer === get(viewerAtom) ? runs : none.runs;
});

const putAtom = atom(null, (get, set, { id }: Tester, run: PagedRun) => {
  const viewer = get(viewerAtom);
  set(allAtom, { viewer, runs: { ...get(pagedRunsAtom), [id]: run } });
  keepRun(id, viewer, run);
});

/** Restores the run that a reload interrupted. */
export const restoreRunAtom = atom(null, (get, set, tester: Tester) => {
  if (get(pagedRunsAtom)[tester.id]) return;
  const kept = readKeptRun(tester.id, get(viewerAtom));
  if (kept) set(putAtom, tester, kept);
});

const goAtom = atom(null, async (get, set, tester: Tester, begun: PagedRun) => {
  const { signal, isWanted } = set(beginAtom, tester.id);
  let run = begun;
  set(putAtom, tester, run);
  while (run.status === 'running') {
    try {
      const page = await runTester(tester, pageOf(tester, run), signal);
      if (!isWanted()) return;
      // The run may have been stopped in the meantime.
      run = withPage(tester, get(pagedRunsAtom)[tester.id] ?? run, page);
      set(noteRunAtom, tester, page);
    } catch (error) {
      if (!isWanted()) return;
      run = { ...run, status: 'failed', problem: problemOfError(tester, error) };
      set(noteRunAtom, tester, null);
    }
    set(putAtom, tester, run);
  }
});

/** Starts a run, which replaces the one before. */
export const startRunAtom = atom(null, (_get, set, tester: Tester, asked: AskedRun) =>
  set(goAtom, tester, beginRun(tester, asked)),
);

/** Continues a run that was stopped, that failed, or that has reached its goal. */
export const goOnAtom = atom(null, async (get, set, tester: Tester) => {
  const run = get(pagedRunsAtom)[tester.id];
  if (run && canGoOn(run)) await set(goAtom, tester, goneOn(tester, run));
});

/**
 * Stops a run after the current page: the server saves and counts that page in any case, so its
 * results are shown, and the run can continue after it.
 */
export const stopRunAtom = atom(null, (get, set, tester: Tester) => {
  const run = get(pagedRunsAtom)[tester.id];
  if (run?.status === 'running') set(putAtom, tester, { ...run, status: 'stopping' });
});

/** Forgets the run whose batch was undone: nothing more can be saved into it. */
export const forgetBatchAtom = atom(null, (get, set, batchId: string) => {
  const viewer = get(viewerAtom);
  const runs = get(pagedRunsAtom);
  const ended = Object.entries(runs).find(([, run]) => run?.batchId === batchId);
  if (!ended) return;
  const [id, run] = ended;
  if (!run || isUnderWay(run.status)) return;
  set(allAtom, { viewer, runs: { ...runs, [id]: undefined } });
  keepRun(id, viewer, { ...run, nextPageToken: null });
});
