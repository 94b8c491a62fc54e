import type { SqlEngine } from '../../rules/query-tables';
import { readSql, type ReadSql } from '../../rules/sql-text';
import { honest } from './honest';
import { hostile } from './hostile';

/** Queries by what has to come of them: `rows`, or why they are refused. */
export type Judged = [query: string, outcome: string][];

/** What has to come of every query of an engine's lists, but of those without an end. */
export function judgedQueries(engine: SqlEngine): Judged {
  const refused = hostile[engine].flatMap(({ refusal, texts }) =>
    refusal === null ? [] : texts.map((query) => [query, refusal] as [string, string]),
  );
  return [...honest[engine].map((query) => [query, 'rows'] as [string, string]), ...refused];
}

/**
 * Judges queries as the tool does: those that the reading lets pass are handed to their engine.
 * @param run gives `rows`, or why the engine refused
 */
export async function judge(
  queries: Judged,
  engine: SqlEngine,
  run: (read: ReadSql) => Promise<string>,
): Promise<Judged> {
  const all: Judged = [];
  for (const [query] of queries) {
    const read = readSql(query, engine);
    all.push([query, 'refusal' in read ? read.refusal : await run(read)]);
  }
  return all;
}
