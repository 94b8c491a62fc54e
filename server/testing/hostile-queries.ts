import { hostile, type HostileSql } from '@contract/conformance/sql/hostile';
import { QUERIES_AT_ONCE, type SqlEngine } from '@contract/rules/admin/query-tables';
import type { AskedQuery, QueryEngine } from '../sql/tool';
import { SECRET } from './secrets';

/** A query that bypasses the lexer: the layers behind it must hold alone. */
export const unread = (sql: string): AskedQuery => ({
  read: { params: [], render: () => sql },
  values: [],
  explain: false,
});

/** A signal that never aborts. */
export const never = () => new AbortController().signal;

/** The results of hostile queries. */
export interface Havoc {
  /** The queries whose answer contained the secret. */
  leaks: string[];
  /** The queries that returned rows. */
  answered: string[];
}

/** The hostile queries of an engine: those that must be stopped from outside, and the others. */
export function hostileTexts(kind: SqlEngine): Record<'all' | 'endless' | 'others', string[]> {
  const of = (groups: HostileSql[]) => groups.flatMap(({ texts }) => texts);
  const all = hostile[kind];
  return {
    all: of(all),
    endless: of(all.filter(({ refusal }) => refusal === null)),
    others: of(all.filter(({ refusal }) => refusal !== null)),
  };
}

/** Sends hostile queries to an engine, as many at once as the tool runs, without a lexer. */
export async function tryHostile(
  texts: readonly string[],
  { run }: Pick<QueryEngine, 'run'>,
): Promise<Havoc> {
  const [leaks, answered]: [string[], string[]] = [[], []];
  const waiting = texts.values();
  const tryNext = async () => {
    for (const sql of waiting) {
      const answer = await run(unread(sql), never());
      if (JSON.stringify(answer).includes(SECRET)) leaks.push(sql);
      if (!('refusal' in answer)) answered.push(sql);
    }
  };
  await Promise.all(Array.from({ length: QUERIES_AT_ONCE }, tryNext));
  return { leaks, answered };
}
