import { ApiError } from '@contract/errors';
import type { Source, SpentQuota } from '@contract/models/tools';
import type { TesterInput } from '@contract/models/tester-input';
import { withoutSecrets } from '@contract/testers/check';
import type { TesterValues } from '@contract/testers/types';
import { apiErrorOf, UpstreamFailure } from './failure';
import type { Run } from './run';
import type { Tools } from './tools';
import type { Exchange } from './types';

/** A run as the history keeps it: without anything secret. */
export interface ToolRecord {
  tester: string;
  params: TesterValues;
  /** `ok`, or the message of the refusal. */
  outcome: string;
  status: number;
  durationMs: number;
  cost: number;
  isCached: boolean;
  source: Source;
}

/** The input of a run; `own` are the fields of the call itself. */
export type ToolInput = Pick<TesterInput, 'tester' | 'values'> &
  Partial<Pick<TesterInput, 'own' | 'notices'>>;

/** A successful run: its result and the facts that every answer adds. */
export interface ToolOutcome<T> {
  value: T;
  params: Record<string, string>;
  answer: {
    quota: SpentQuota;
    quotas: SpentQuota[];
    source: Source;
    cachedAt: string | null;
    notices: string[];
  };
  exchanges: Exchange[];
}

/**
 * Runs a tool and records the outcome.
 * @param note keeps the run in the history; it must not fail the call
 * @throws ApiError
 */
export async function callTool<T>(
  tools: Tools,
  { tester, values, own, notices: said = [] }: ToolInput,
  work: (run: Run) => Promise<T>,
  note: (record: ToolRecord) => Promise<void>,
): Promise<ToolOutcome<T>> {
  const begun = tools.now();
  const isKeptOnly = own?.keptOnly === 'true';
  const run = tools.start({ key: values.key, isFresh: own?.fresh === 'true', isKeptOnly });
  for (const notice of said) run.notice(notice);
  const params = withoutSecrets(tester, values);
  const record = async (rest: Pick<ToolRecord, 'outcome' | 'status' | 'isCached' | 'source'>) => {
    // Without permission to send, no request was made.
    if (isKeptOnly) return;
    await note({
      tester: tester.id,
      params,
      durationMs: tools.now() - begun,
      cost: run.cost(),
      ...rest,
    });
  };
  try {
    const value = await work(run);
    const { source, cachedAt, quota, quotas, exchanges, notices } = await run.facts();
    await record({ outcome: 'ok', status: 200, isCached: cachedAt !== null, source });
    const kept = cachedAt === null ? null : new Date(cachedAt).toISOString();
    return {
      value,
      params: { ...params },
      answer: { quota, quotas, source, cachedAt: kept, notices },
      exchanges,
    };
  } catch (error) {
    const refusal = error instanceof UpstreamFailure ? apiErrorOf(error, tools.now()) : error;
    if (!(refusal instanceof ApiError)) throw error;
    const { message, status } = refusal;
    const source = tools.sourceOf(tester, values);
    await record({ outcome: message, status, isCached: false, source });
    throw refusal;
  }
}
