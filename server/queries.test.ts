import { describe, expect, it } from 'vitest';
import { SUBJECT_ADMIN_KEY } from '@contract/conformance/support/subject';
import { QUERIES_AT_ONCE } from '@contract/rules/admin/query-tables';
import { sayWhen } from '@contract/rules/site/retry';
import { queryTexts } from '@contract/texts';
import { noLimits } from './limits/limits';
import { ask, signIn } from './testing/http';
import { startSqlite, type TestServer } from './testing/subject';

const ENDLESS =
  'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';

const sent = (query: string) => ({ query, adminKey: SUBJECT_ADMIN_KEY });

async function outcomes(server: TestServer): Promise<string[]> {
  const rows = await server.db
    .knex('audit')
    .where({ action: 'query.run' })
    .orderBy('id')
    .select<{ actor_id: number; detail: string }[]>('actor_id', 'detail');
  expect(rows.every(({ actor_id }) => actor_id === 2)).toBe(true);
  return rows.map(({ detail }) => (JSON.parse(detail) as { outcome: string }).outcome);
}

describe('endless queries on a running site', () => {
  it('run two at a time, while the feed answers, and all of them are in the audit', async () => {
    const server = await startSqlite({ limits: noLimits });
    const cookie = await signIn(server, 'admin');
    const run = (query: string) =>
      ask(server, '/api/admin/query', { method: 'POST', cookie, body: sent(query) });
    const running = Array.from({ length: 6 }, () => run(ENDLESS));
    const state = { isOver: false };
    const all = Promise.all(running).finally(() => {
      state.isOver = true;
    });
    let feeds = 0;
    let most = 0;
    while (!state.isOver) {
      most = Math.max(most, server.app.runningQueries());
      expect((await ask(server, '/api/posts/feed')).status).toBe(200);
      feeds += 1;
    }
    const answers = await all;
    expect(most).toBe(QUERIES_AT_ONCE);
    expect(feeds).toBeGreaterThan(10);
    const errors = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { error: string }).error),
    );
    const expected = [
      ...Array<string>(4).fill(queryTexts.busy),
      queryTexts.timeout,
      queryTexts.timeout,
    ];
    expect(errors.sort()).toEqual(expected.map((text) => sayWhen(text, 2)).sort());
    expect(answers.map(({ headers }) => headers.get('retry-after')).filter(Boolean)).toHaveLength(
      4,
    );
    expect((await outcomes(server)).sort()).toEqual(expected.sort());
    await server.close();
  });

  it('end when the admin leaves', async () => {
    const server = await startSqlite({ limits: noLimits });
    const cookie = await signIn(server, 'admin');
    const away = new AbortController();
    const asked = server.send('/api/admin/query', {
      method: 'POST',
      headers: { cookie, origin: server.origin, 'content-type': 'application/json' },
      body: JSON.stringify(sent(ENDLESS)),
      signal: away.signal,
    });
    await expect.poll(() => server.app.runningQueries()).toBe(1);
    away.abort();
    await expect(asked).rejects.toThrow();
    // The first query waits for the try-out of the tool.
    await expect.poll(() => outcomes(server)).toEqual([queryTexts.cancelled]);
    expect(server.app.runningQueries()).toBe(0);
    await server.close();
  });
});
