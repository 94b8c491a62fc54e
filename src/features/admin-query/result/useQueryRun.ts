import { call, type OutputOf } from '@/api/client';
import { ownValue } from '@contract/rules/admin/query-result';
import { useEffect, useRef, useState } from 'react';
import { problemOf, type QueryProblem } from './queryErrors';
import { readValue, type QueryForm } from '../form/queryForm';

/** The answer to a query. */
export type QueryAnswer = OutputOf<'runQuery'>;

/** The state of the last query. */
export type QueryRun =
  | { status: 'idle' | 'cancelled' }
  | { status: 'running'; isPlan: boolean }
  | { status: 'done'; isPlan: boolean; answer: QueryAnswer; at: number }
  | { status: 'failed'; problem: QueryProblem };

interface Asked {
  form: QueryForm;
  params: readonly string[];
  key: string;
  isPlan: boolean;
}

/**
 * Runs one query at a time; a new one replaces the running one, and leaving the page cancels it.
 * @param onEnded called after each query that reached the server, or may have
 */
export function useQueryRun(onEnded: () => void) {
  const [run, setRun] = useState<QueryRun>({ status: 'idle' });
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function start({ form, params, key, isPlan }: Asked): Promise<void> {
    request.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    setRun({ status: 'running', isPlan });
    const values = params.map(
      (name) => [name, readValue(ownValue(form.values, name) ?? '')] as const,
    );
    const body = { query: form.sql, params: Object.fromEntries(values), explain: isPlan };
    try {
      const answer = await call('runQuery', { body: { ...body, adminKey: key } }, signal);
      if (!signal.aborted) setRun({ status: 'done', isPlan, answer, at: Date.now() });
    } catch (error) {
      if (!signal.aborted) setRun({ status: 'failed', problem: problemOf(error) });
    }
    if (!signal.aborted) onEnded();
  }

  return {
    run,
    start: (asked: Asked) => void start(asked),
    fail: (problem: QueryProblem) => setRun({ status: 'failed', problem }),
    cancel: () => {
      request.current?.abort();
      setRun({ status: 'cancelled' });
      onEnded();
    },
  };
}
