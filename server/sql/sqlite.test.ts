import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUERY_SECONDS } from '@contract/rules/admin/query-tables';
import { hostileTexts, never, tryHostile, unread } from '../testing/hostile-queries';
import { makeQueryFile, type QueryFile } from '../testing/query-file';
import { sqliteEngine } from './sqlite';
import type { QueryEngine } from './tool';

let opened: QueryFile;
let engine: QueryEngine;
/** How long a query may take if a test is not about the real time, s. */
const SHORT = 0.4;
const LONG = 60;

beforeAll(async () => {
  opened = await makeQueryFile();
  engine = sqliteEngine(opened.source, QUERY_SECONDS, LONG);
});
afterAll(() => opened.remove());

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';

describe('the query process on SQLite', () => {
  it('passes its own checks when it is tried out', async () => {
    expect(await sqliteEngine(opened.source, LONG, LONG).tryOut()).toBeNull();
  });

  it('ends every endless hostile text, and some of the others, without a lexer', async () => {
    const { endless, others } = hostileTexts('sqlite');
    // The others are tried without a process, because its start takes time.
    const some = others.filter((_, at) => at % 20 === 0);
    const before = opened.hashes();
    const hurried = sqliteEngine(opened.source, SHORT, LONG);
    const { leaks, answered } = await tryHostile([...endless, ...some], hurried);
    expect(opened.hashes()).toEqual(before);
    expect(leaks).toEqual([]);
    // These calculate within their limits.
    const harmless = /^SELECT printf|SELECT x FROM a$/;
    expect(answered.filter((sql) => !harmless.test(sql))).toEqual([]);
  });

  it('ends a query after its two seconds, and one whose author has gone', async () => {
    const begun = performance.now();
    const late = await engine.run(unread(`${ENDLESS} SELECT count(*) FROM n`), never());
    expect(late).toEqual({ refusal: 'timeout' });
    expect(performance.now() - begun).toBeGreaterThan(1900);
    const away = new AbortController();
    const cancelled = engine.run(unread(`${ENDLESS} SELECT count(*) FROM n`), away.signal);
    away.abort();
    expect(await cancelled).toEqual({ refusal: 'cancelled' });
    const before = AbortSignal.abort();
    expect(await engine.run(unread('SELECT 1'), before)).toEqual({ refusal: 'cancelled' });
  });

  it('ends a query that wants too much memory', async () => {
    const texts = [
      `${ENDLESS} SELECT group_concat(i || 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa') FROM n`,
      `${ENDLESS} SELECT json_group_array(printf('%100000d', i)) FROM n`,
    ];
    for (const sql of texts) {
      const answer = await sqliteEngine(opened.source, SHORT, LONG).run(unread(sql), never());
      // One driver limits the length of a text, the other the memory of all.
      expect(['memory', 'failed', 'timeout']).toContain('refusal' in answer && answer.refusal);
    }
  });

  it('cuts an answer that would be too long, at a whole row', async () => {
    const sql = `${ENDLESS} SELECT printf('%100000d', i) AS wide FROM n`;
    const answer = await sqliteEngine(opened.source, LONG, LONG).run(unread(sql), never());
    if ('refusal' in answer) expect.fail(answer.refusal);
    expect(answer.truncated).toBe(true);
    expect(answer.rows.length).toBe(19);
  });

  it('reports that a database that cannot be opened is unavailable', async () => {
    const lost = sqliteEngine({ ...opened.source, file: `${opened.source.file}-nowhere` });
    expect(await lost.run(unread('SELECT 1'), never())).toEqual({ refusal: 'unavailable' });
    expect(await lost.tryOut()).toMatch(/unavailable/);
  });
});
