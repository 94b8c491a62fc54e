import { expect, it } from 'vitest';
import { guideQueries } from '@contract/conformance/sql/guide';
import { judge, judgedQueries } from '@contract/conformance/sql/judging';
import { hostile } from '@contract/conformance/sql/hostile';
import { resetWorld } from '../world';
import { runOn } from './engine';
import { loadSqlite } from './load';
import { tableRows } from './rows';

/** Runs texts on the tables of the mock world, each of which keeps at most so many rows. */
async function runner(most = Infinity) {
  resetWorld();
  const sqlite3 = await loadSqlite();
  const rows = Object.fromEntries(
    Object.entries(tableRows()).map(([name, all]) => [name, all.slice(0, most)]),
  );
  return (sql: string) => {
    const answer = runOn(sqlite3, { sql, values: [], explain: false, rows });
    return 'refusal' in answer ? answer.refusal : 'rows';
  };
}

it('the mocks answer every honest query, and refuse each hostile one for its reason', async () => {
  const run = await runner();
  const wanted = judgedQueries('sqlite', guideQueries());
  const given = await judge(wanted, 'sqlite', ({ render }) =>
    Promise.resolve(run(render((at) => `?${at + 1}`))),
  );
  expect(given).toEqual(wanted);
});

it('the mocks’ authorizer refuses everything except the tables, even without the query reader', async () => {
  // It decides about names, whatever the tables hold.
  const run = await runner(1);
  const texts = hostile.sqlite
    .filter(({ refusal }) => refusal === 'tables' || refusal === 'failed' || refusal === 'readOnly')
    .flatMap((group) => group.texts);
  // These read nothing and change nothing.
  const harmless = /^;|^EXPLAIN|^\(SELECT 1\)$/;
  const answered = texts.filter((sql) => run(sql) === 'rows' && !harmless.test(sql));
  expect(answered).toEqual([]);
});
