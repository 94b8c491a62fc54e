import type { Tester } from '@contract/testers/types';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { type TesterOutcome, noteRunAtom } from './remotes';
import { problemOfError, type TesterProblem } from './problem';
import { runTester, type AskedRun, type RunKind } from './run';

/** The state of the last run. */
export interface RunState {
  status: 'idle' | 'running' | 'stopping' | 'cancelled' | 'done' | 'failed';
  kind: RunKind;
  /** Its results; a run of several calls may have some before its end. */
  outcome: TesterOutcome | null;
  problem: TesterProblem | null;
}

/** The runs of a tester, with one or several calls each. */
export interface TesterRun {
  state: RunState;
  /** Starts a run and discards the result of the one before. */
  start: (asked: AskedRun) => void;
  /** Stops the run: at once, or after the current page. */
  stop: () => void;
}

/** The state before any run. */
export const idleRun: RunState = { status: 'idle', kind: 'run', outcome: null, problem: null };

/** Runs one call at a time; a new one replaces the running one, and leaving the page cancels it. */
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
