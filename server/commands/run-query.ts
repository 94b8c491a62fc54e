import { ApiError, fieldError } from '@contract/errors';
import type { QueryRecord, SentQuery } from '@contract/models/query';
import { queryError } from '@contract/rules/admin/query-errors';
import { ownValue, queryResult } from '@contract/rules/admin/query-result';
import { readSql, type ReadSql } from '@contract/rules/admin/sql-text';
import { errorTexts, queryTexts } from '@contract/texts';
import type { Database } from '../database';
import type { QueryTool } from '../sql/tool';
import { insertAudit } from '../tables/audit';

interface Parts {
  db: Database;
  queries: QueryTool;
}

type Note = Pick<QueryRecord, 'outcome' | 'rows' | 'durationMs'>;

/** Notes a query, before its answer leaves. */
export async function noteQuery(
  db: Database,
  sent: SentQuery,
  note: Note,
  actorId: number,
  now: number,
): Promise<void> {
  const record: QueryRecord = { ...sent, ...note };
  const detail = JSON.stringify(record);
  await db.transaction((tx) =>
    insertAudit(tx, { actorId, action: 'query.run', subject: 'query', detail, now }),
  );
}

function readOrRefuse({ query }: SentQuery, { queries }: Parts): ReadSql {
  const read = readSql(query, queries.engine);
  if ('refusal' in read) throw queryError(read.refusal, read.name);
  return read;
}

function valuesOf({ params }: ReadSql, sent: SentQuery): (string | number | null)[] {
  return params.map((name) => {
    const value = ownValue(sent.params, name);
    if (value === undefined) throw fieldError(`params.${name}`, queryTexts.value);
    return value;
  });
}

async function answerTo(sent: SentQuery, parts: Parts, signal: AbortSignal) {
  const read = readOrRefuse(sent, parts);
  const values = valuesOf(read, sent);
  const { names, rows, truncated } = await parts.queries.run(
    { read, values, explain: sent.explain },
    signal,
  );
  return { ...queryResult(names, rows), truncated };
}

/**
 * Runs an admin's query, and records it whatever its result.
 * @param signal ends it early
 * @throws ApiError when it is refused, fails or is stopped
 */
export async function runQuery(
  parts: Parts,
  sent: SentQuery,
  actorId: number,
  now: number,
  signal: AbortSignal,
) {
  const begun = performance.now();
  const durationMs = () => Math.round(performance.now() - begun);
  const note = (outcome: string, rows: number | null) =>
    noteQuery(parts.db, sent, { outcome, rows, durationMs: durationMs() }, actorId, now);
  try {
    const answer = await answerTo(sent, parts, signal);
    await note('ok', answer.count);
    return { ...answer, durationMs: durationMs() };
  } catch (error) {
    await note(error instanceof ApiError ? error.message : errorTexts.INTERNAL, null);
    throw error;
  }
}
