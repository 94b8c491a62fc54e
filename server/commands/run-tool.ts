import { callTool, type ToolInput, type ToolOutcome, type ToolRecord } from '@adapters/call';
import type { Run } from '@adapters/run';
import { ApiError } from '@contract/errors';
import type { Services } from '../services';
import { findMember, lockMember } from '../tables/member';
import { insertToolCall } from '../tables/tool-call';

type Parts = Pick<Services, 'db' | 'log' | 'tools'>;

async function note(
  { db, log }: Parts,
  record: ToolRecord,
  memberId: number,
  now: number,
): Promise<void> {
  const { tester, params, outcome, status, durationMs, cost, isCached, source } = record;
  const row = {
    memberId: memberId,
    tester,
    params: JSON.stringify(params),
    outcome,
    status,
    durationMs,
    cost,
    isCached,
    source,
    createdAt: now,
  };
  try {
    await db.transaction(async (tx) => {
      await lockMember(tx, { id: memberId });
      // The account and its history may have ended while the tool ran.
      if (await findMember(tx, { id: memberId })) await insertToolCall(tx, row);
    });
  } catch (error) {
    if (error instanceof ApiError) return;
    log.warn({ err: error }, 'a run of a tool could not be noted');
  }
}

/**
 * Runs a data tool and stores the run in the history of the requesting admin.
 * @param memberId null for a script, which has no history
 * @throws ApiError
 */
export function runTool<T>(
  parts: Parts,
  input: ToolInput,
  memberId: number | null,
  work: (run: Run) => Promise<T>,
): Promise<ToolOutcome<T>> {
  return callTool(parts.tools, input, work, async (record) => {
    if (memberId !== null) await note(parts, record, memberId, parts.tools.now());
  });
}
