import { hostile } from '@contract/conformance/sql/hostile';
import type { SqlEngine } from '@contract/rules/query-tables';
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
  tried: number;
  /** Those whose answer held the secret. */
  leaks: string[];
  /** Those that were answered with rows. */
  answered: string[];
}

/** Hands every hostile query of an engine to it, with no lexer before it. */
export async function tryHostile(kind: SqlEngine, engine: QueryEngine): Promise<Havoc> {
  const texts = hostile[kind].flatMap(({ texts: group }) => group);
  const [leaks, answered]: [string[], string[]] = [[], []];
  for (const sql of texts) {
    const answer = await engine.run(unread(sql), never());
    if (JSON.stringify(answer).includes(SECRET)) leaks.push(sql);
    if (!('refusal' in answer)) answered.push(sql);
  }
  return { tried: texts.length, leaks, answered };
}
