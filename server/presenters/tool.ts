import type { ImportBatch, ToolCall } from '@contract/models/tools';
import { presentPerson } from '@contract/presenters/person';
import { presentConditions } from '@contract/presenters/review';
import { formatId } from '@contract/rules/site/ids';
import { personOf } from './review';
import type { BatchRow } from '../tables/imported-video';
import type { ToolCallRow } from '../tables/tool-call';

/** A run of the history. */
export function presentToolCall(row: ToolCallRow): ToolCall {
  return {
    callId: formatId('call', row.id),
    tester: row.tester,
    params: JSON.parse(row.params) as Record<string, string>,
    outcome: row.outcome,
    status: row.status,
    durationMs: row.durationMs,
    cost: row.cost,
    isCached: row.isCached,
    source: row.source === 'live' ? 'live' : 'simulated',
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** A batch of imported videos. */
export function presentBatch(row: BatchRow): ImportBatch {
  return {
    batchId: row.id,
    kind: row.kind,
    by: presentPerson(personOf(row.memberId, row.userName)),
    conditions: presentConditions(row.conditions),
    pending: row.pending,
    confirmed: row.confirmed,
    reverted: row.reverted,
    rejected: row.rejected,
    comments: row.comments,
    removed: row.removed,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
