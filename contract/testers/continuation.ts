import { ApiError } from '../errors';
import { testerTexts } from '../testerTexts';
import type { BatchConditions } from './conditions';
import type { BatchKind } from '../rules/saved-video';

/** A batch as it is kept. */
export interface StoredBatch {
  kind: BatchKind;
  /** Who began it; null for a script. */
  memberId: number | null;
  /** JSON of its conditions; null where they are not known. */
  conditions: string | null;
  /** When it was taken back, ms; null when it was not. */
  undoneAt: number | null;
}

/** A request that goes on with a batch. */
export interface Continuation {
  kind: BatchKind;
  actorId: number | null;
  conditions: BatchConditions | null;
}

// The pages of one run differ in these.
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
 * Refuses to go on with a batch that is not there, that somebody else began, that was taken back, or
 * whose videos were found by something else: its list, its undo and the review name one origin for
 * all of its posts. Source: docs/decisions/0062-imports.md.
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
