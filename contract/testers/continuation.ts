import { ApiError } from '../errors';
import { testerTexts } from '../testerTexts';
import type { BatchConditions } from './conditions';
import type { BatchKind } from '../rules/posts/saved-video';

/** A stored batch. */
export interface StoredBatch {
  kind: BatchKind;
  /** The member who started it; null for a script. */
  memberId: number | null;
  /** The conditions as JSON; null if unknown. */
  conditions: string | null;
  /** When the batch was undone, ms; null if it was not. */
  undoneAt: number | null;
}

/** A request that continues a batch. */
export interface Continuation {
  kind: BatchKind;
  actorId: number | null;
  conditions: BatchConditions | null;
}

// Parameters that differ between the pages of one run.
const paging = new Set(['maxResults', 'pageToken', 'part']);

function sought({ tester, params }: BatchConditions): string {
  const named = Object.entries(params).filter(([name]) => !paging.has(name));
  return JSON.stringify([tester, named.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

function isSought(stored: string | null, conditions: BatchConditions | null): boolean {
  if (stored === null || conditions === null) return stored === null && conditions === null;
  return sought(JSON.parse(stored) as BatchConditions) === sought(conditions);
}

/**
 * Refuses to continue a batch that does not exist, was started by somebody else, was undone, or has
 * other conditions: the list, the undo and the review name one origin for all posts of a batch.
 * Source: docs/decisions/0062-imports.md.
 * @throws ApiError NOT_FOUND, FORBIDDEN, CONFLICT
 */
export function guardContinuation(
  batch: StoredBatch | null,
  { kind, actorId, conditions }: Continuation,
): void {
  if (batch === null) throw new ApiError('NOT_FOUND', testerTexts.batchNotFound);
  if (batch.memberId !== actorId) throw new ApiError('FORBIDDEN', testerTexts.batchOld);
  if (batch.undoneAt !== null) throw new ApiError('CONFLICT', testerTexts.batchUndone);
  if (batch.kind !== kind || !isSought(batch.conditions, conditions)) {
    throw new ApiError('CONFLICT', testerTexts.batchOther);
  }
}
