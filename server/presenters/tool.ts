import type { ImportBatch, ToolCall } from '@contract/models/tools';
import { presentPerson } from '@contract/presenters/person';
import { presentConditions } from '@contract/presenters/review';
import { formatId } from '@contract/rules/ids';
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
    durationMs: row.duration_ms,
    cost: row.cost,
    isCached: row.is_cached === 1,
    source: row.source === 'live' ? 'live' : 'simulated',
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** A batch of imported videos. */
export function presentBatch(row: BatchRow): ImportBatch {
  return {
    batchId: row.id,
    kind: row.kind,
    by: presentPerson(
      row.member_id === null ? null : { id: row.member_id, userName: row.user_name ?? '' },
    ),
    conditions: presentConditions(row.conditions),
    pending: Number(row.pending),
    confirmed: Number(row.confirmed),
    reverted: Number(row.reverted),
    rejected: Number(row.rejected),
    comments: Number(row.comments),
    removed: Number(row.removed),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
