import { QUERIES_AT_ONCE } from '../../rules/admin/query-tables';
import type { Client, Given } from '../support/client';
import { SUBJECT_ADMIN_KEY } from '../support/subject';

/** The input of a call with a query and the right key. */
export const asked = (query: string, more: object = {}): Given => ({
  body: { query, adminKey: SUBJECT_ADMIN_KEY, ...more },
});

/** Runs a query that must be answered. */
export const run = (client: Client, query: string, more?: object) =>
  client.ok('runQuery', asked(query, more));

/** A sample of many queries: each engine's own tests try all of them, without the API. */
export const some = (queries: readonly string[]) => queries.filter((_, at) => at % 8 === 0);

/** Runs queries, as many at once as the tool allows; returns their answers in order. */
export async function askAll(client: Client, queries: readonly string[]) {
  const answers: Awaited<ReturnType<typeof client.call<'runQuery'>>>['body'][] = [];
  const waiting = queries.entries();
  const askNext = async () => {
    for (const [at, query] of waiting) {
      answers[at] = (await client.call('runQuery', asked(query))).body;
    }
  };
  await Promise.all(Array.from({ length: QUERIES_AT_ONCE }, askNext));
  return answers;
}

/** Runs a query that must be refused, and returns the reason. */
export async function refusal(client: Client, query: string, more?: object) {
  const { error, issues } = await client.fails('runQuery', 'VALIDATION', asked(query, more));
  return { error, issue: issues?.[0] };
}
