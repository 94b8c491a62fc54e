import { expect, it } from 'vitest';
import { judge, judgedQueries } from '@contract/conformance/sql/judging';
import { hostile } from '@contract/conformance/sql/hostile';
import { resetWorld } from '../world';
import { runOn } from './engine';
import { loadSqlite } from './load';
import { tableRows } from './rows';

async function runner() {
  resetWorld();
  const [sqlite3, rows] = [await loadSqlite(), tableRows()];
  return (sql: string) => {
    const answer = runOn(sqlite3, { sql, values: [], explain: false, rows });
    return 'refusal' in answer ? answer.refusal : 'rows';
  };
}

it('the mocks answer every honest query, and refuse each hostile one for its reason', async () => {
  const run = await runner();
  const wanted = judgedQueries('sqlite');
  const given = await judge(wanted, 'sqlite', ({ render }) =>
    Promise.resolve(run(render((at) => `?${at + 1}`))),
  );
  expect(given).toEqual(wanted);
});

it('the mocks’ authorizer refuses everything except the tables, even without the query reader', async () => {
  const run = await runner();
  const texts = hostile.sqlite
    .filter(({ refusal }) => refusal === 'tables' || refusal === 'failed' || refusal === 'readOnly')
    .flatMap((group) => group.texts);
  // These read nothing and change nothing.
  const harmless = /^;|^EXPLAIN|^\(SELECT 1\)$/;
  const answered = texts.filter((sql) => run(sql) === 'rows' && !harmless.test(sql));
  expect(answered).toEqual([]);
});
