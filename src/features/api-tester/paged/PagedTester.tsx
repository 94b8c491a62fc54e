import type { Tester } from '@contract/testers/types';
import { RunProgress } from './RunProgress';
import { TesterTool } from '../TesterTool';
import { viewerAtom } from '@/state/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { canGoOn, type PagedRun } from './pagedRun';
import { goOnAtom, pagedRunsAtom, restoreRunAtom, startRunAtom, stopRunAtom } from './pagedRuns';
import { idleRun, type TesterRun } from '../run/useTesterRun';

/** A run of several pages, with its progress and a way to continue. */
interface PagedTesterRun extends TesterRun {
  /** Null before any run. */
  paged: PagedRun | null;
  /** Null if there is nothing to continue. */
  goOn: (() => void) | null;
}

/** The run of a tester that loads its results page by page. */
function usePagedRun(tester: Tester): PagedTesterRun {
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

/** A tester that loads its results page by page, with its progress. */
export function PagedTester({ tester }: { tester: Tester }) {
  const run = usePagedRun(tester);
  const { paged, goOn } = run;
  return (
    <TesterTool tester={tester} run={run}>
      {paged && (
        <RunProgress
          call={tester.call === 'collectChannels' ? 'collectChannels' : 'importVideos'}
          status={paged.status}
          done={paged.done}
          goal={paged.goal}
          found={paged.found}
          known={paged.known}
          isKeyLost={paged.hasOwnKey && Object.keys(paged.secrets).length === 0}
          onGoOn={goOn}
        />
      )}
    </TesterTool>
  );
}
