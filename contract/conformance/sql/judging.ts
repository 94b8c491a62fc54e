import type { SqlEngine } from '../../rules/admin/query-tables';
import { readSql, type ReadSql } from '../../rules/admin/sql-text';
import { honest } from './honest';
import { hostile } from './hostile';

/** Queries with their expected outcome: `rows`, or the reason of the refusal. */
export type Judged = [query: string, outcome: string][];

/**
 * The expected outcome of every query in an engine's lists, except endless ones.
 * @param offered further queries that the tool must answer
 */
export function judgedQueries(engine: SqlEngine, offered: readonly string[]): Judged {
  const refused = hostile[engine].flatMap(({ refusal, texts }) =>
    refusal === null ? [] : texts.map((query) => [query, refusal] as [string, string]),
  );
  const answered = [...honest[engine], ...offered];
  return [...answered.map((query) => [query, 'rows'] as [string, string]), ...refused];
}

/**
 * Judges queries like the tool: queries that pass the reader go to their engine.
 * @param run returns `rows`, or why the engine refused
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
