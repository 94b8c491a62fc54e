import { hostile, type HostileSql } from '@contract/conformance/sql/hostile';
import { QUERIES_AT_ONCE, type SqlEngine } from '@contract/rules/query-tables';
import type { AskedQuery, QueryEngine } from '../sql/tool';
import { SECRET } from './secrets';

/** A query that no lexer has looked at: what stands behind it has to hold alone. */
export const unread = (sql: string): AskedQuery => ({
  read: { params: [], render: () => sql },
  values: [],
  explain: false,
});

/** A signal that is never given. */
export const never = () => new AbortController().signal;

/** What came of hostile queries. */
export interface Havoc {
  /** Those whose answer held the secret. */
  leaks: string[];
  /** Those that were answered with rows. */
  answered: string[];
}

/** The hostile queries of an engine: those that need an end from outside, and the others. */
export function hostileTexts(kind: SqlEngine): Record<'all' | 'endless' | 'others', string[]> {
  const of = (groups: HostileSql[]) => groups.flatMap(({ texts }) => texts);
  const all = hostile[kind];
  return {
    all: of(all),
    endless: of(all.filter(({ refusal }) => refusal === null)),
    others: of(all.filter(({ refusal }) => refusal !== null)),
  };
}

/** Hands hostile queries to an engine, as many at once as the tool runs, with no lexer before it. */
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
