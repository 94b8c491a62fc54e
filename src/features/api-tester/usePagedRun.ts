import { viewerAtom } from '@/state/session';
import type { Tester } from '@contract/testers/types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { canGoOn, type PagedRun } from './pagedRun';
import { goOnAtom, pagedRunsAtom, restoreRunAtom, startRunAtom, stopRunAtom } from './pagedRuns';
import { idleRun, type TesterRun } from './useTesterRun';

/** A run of several pages, with its progress and a way to continue. */
export interface PagedTesterRun extends TesterRun {
  /** Null before any run. */
  paged: PagedRun | null;
  /** Null if there is nothing to continue. */
  goOn: (() => void) | null;
}

/** The run of a tester that loads its results page by page. */
export function usePagedRun(tester: Tester): PagedTesterRun {
  const run = useAtomValue(pagedRunsAtom)[tester.id] ?? null;
  const [start, goOn, stop, restore] = [
    useSetAtom(startRunAtom),
    useSetAtom(goOnAtom),
    useSetAtom(stopRunAtom),
    useSetAtom(restoreRunAtom),
  ];
  const viewer = useAtomValue(viewerAtom);
  useLayoutEffect(() => restore(tester), [restore, tester, viewer]);
  return {
    state: run
      ? { status: run.status, kind: run.kind, outcome: run.outcome, problem: run.problem }
      : idleRun,
    start: (asked) => void start(tester, asked),
    stop: () => stop(tester),
    paged: run,
    goOn: run && canGoOn(run) ? () => void goOn(tester) : null,
  };
}
