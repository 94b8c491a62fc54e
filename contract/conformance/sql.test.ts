import { describe, expect, it } from 'vitest';
import type { SqlEngine } from '../rules/admin/query-tables';
import { readSql } from '../rules/admin/sql-text';
import { honest } from './sql/honest';
import { hostile } from './sql/hostile';

const engines: SqlEngine[] = ['sqlite', 'postgres'];

describe('the reading of a query', () => {
  it.each(engines)('accepts every honest text of %s', (engine) => {
    const refused = honest[engine].filter((sql) => 'refusal' in readSql(sql, engine));
    expect(refused).toEqual([]);
  });

  it.each(engines)('gives the reason for each hostile text of %s that it can judge', (engine) => {
    for (const { refusal, texts } of hostile[engine]) {
      // Only the engine knows which tables and columns exist.
      if (refusal === null || refusal === 'tables' || refusal === 'failed') continue;
      for (const sql of texts)
        expect([sql, readSql(sql, engine)]).toMatchObject([sql, { refusal }]);
    }
  });
});
