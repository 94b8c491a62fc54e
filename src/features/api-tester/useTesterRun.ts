import type { Tester } from '@contract/testers/types';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { TesterOutcome } from './outcome';
import { problemOfError, type TesterProblem } from './problem';
import { noteRunAtom } from './remotes';
import { runTester, type AskedRun, type RunKind } from './run';

/** What has become of the last run. */
export interface RunState {
  status: 'idle' | 'running' | 'stopping' | 'cancelled' | 'done' | 'failed';
  kind: RunKind;
  /** What it found; a run of several calls may have some of it before its end. */
  outcome: TesterOutcome | null;
  problem: TesterProblem | null;
}

/** The runs of a tester, whatever calls they are made of. */
export interface TesterRun {
  state: RunState;
  /** Begins a run; what the one before found is gone. */
  start: (asked: AskedRun) => void;
  /** Ends the run: at once, or with the page that is on its way. */
  stop: () => void;
}

/** The state before any run. */
export const idleRun: RunState = { status: 'idle', kind: 'run', outcome: null, problem: null };

/** One run at a time; a new one takes the place of the one before, and leaving the page ends it. */
export function useTesterRun(tester: Tester): TesterRun {
  const [state, setState] = useState(idleRun);
  const note = useSetAtom(noteRunAtom);
  const onEnd = (outcome: TesterOutcome | null) => note(tester, outcome);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function start(asked: AskedRun): Promise<void> {
    request.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    const begun: RunState = { ...idleRun, kind: asked.kind };
    setState({ ...begun, status: 'running' });
    try {
      const outcome = await runTester(tester, asked, signal);
      if (signal.aborted) return;
      setState({ ...begun, status: 'done', outcome });
      onEnd(outcome);
    } catch (error) {
      if (signal.aborted) return;
      setState({ ...begun, status: 'failed', problem: problemOfError(tester, error) });
      onEnd(null);
    }
  }

  return {
    state,
    start: (asked) => void start(asked),
    stop: () => {
      request.current?.abort();
      setState((now) => ({ ...now, status: 'cancelled' }));
      onEnd(null);
    },
  };
}
