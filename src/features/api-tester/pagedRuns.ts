import { createRequests } from '@/state/requests';
import { viewerAtom } from '@/state/session';
import type { Tester } from '@contract/testers/types';
import { atom } from 'jotai';
import { keepRun, readKeptRun } from './keptRuns';
import { beginRun, canGoOn, goneOn, pageOf, withPage, type PagedRun } from './pagedRun';
import { problemOfError } from './problem';
import { noteRunAtom } from './remotes';
import { isUnderWay, runTester, type AskedRun } from './run';

type Runs = Readonly<Partial<Record<string, PagedRun>>>;

const none: { viewer: string | null; runs: Runs } = { viewer: null, runs: {} };
const allAtom = atom(none);
const { beginAtom } = createRequests();

/** The runs of the viewer by their testers: they go on while another page is looked at. */
export const pagedRunsAtom = atom((get): Runs => {
  const { viewer, runs } = get(allAtom);
  return viewer === get(viewerAtom) ? runs : none.runs;
});

const putAtom = atom(null, (get, set, { id }: Tester, run: PagedRun) => {
  const viewer = get(viewerAtom);
  set(allAtom, { viewer, runs: { ...get(pagedRunsAtom), [id]: run } });
  keepRun(id, viewer, run);
});

/** Takes up the run that a reload interrupted. */
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
      // It may have been stopped meanwhile.
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

/** Begins a run, in place of the one before. */
export const startRunAtom = atom(null, (_get, set, tester: Tester, asked: AskedRun) =>
  set(goAtom, tester, beginRun(tester, asked)),
);

/** Goes on with a run that was ended, that failed, or that has found as many as were wanted. */
export const goOnAtom = atom(null, async (get, set, tester: Tester) => {
  const run = get(pagedRunsAtom)[tester.id];
  if (run && canGoOn(run)) await set(goAtom, tester, goneOn(tester, run));
});

/**
 * Ends a run with the page that is on its way: the server saves that page and counts it in any case,
 * so its results are shown, and the run can be gone on with behind it.
 */
export const stopRunAtom = atom(null, (get, set, tester: Tester) => {
  const run = get(pagedRunsAtom)[tester.id];
  if (run?.status === 'running') set(putAtom, tester, { ...run, status: 'stopping' });
});

/** Forgets the run that saved into a batch which was taken back: nothing more can be saved into it. */
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
