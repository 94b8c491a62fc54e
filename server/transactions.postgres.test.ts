import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from './database';
import { statement, type NoArguments, type Runner } from './database/statement';
import { together } from './database/together';

const add = statement.run<{ n: number }>((knex, { n }) => knex('kept').insert({ n }));
const divide = statement.one<{ by: number }, { n: number }>((knex, { by }) =>
  knex.raw('SELECT 6 / ?::int AS n', [by]),
);
const list = statement.values<NoArguments, number>((knex) => knex('kept').orderBy('n').select('n'));
const refused = () => Promise.reject(new Error('refused'));

let db: Database;
beforeAll(async () => {
  db = openDatabase({ engine: 'postgres', url: inject('postgresUrl') });
  await db.knex.raw('CREATE TABLE kept (n int PRIMARY KEY)');
});
afterAll(async () => {
  await db.knex.raw('DROP TABLE kept');
  await db.close();
});

it('stores nothing of a transaction whose opening refuses it, although they are sent together', async () => {
  let isTold = false;
  const work = async (tx: Runner) => {
    await add(tx, { n: 1 });
    isTold = true;
  };
  const opening = async (tx: Runner) => {
    await divide(tx, { by: 1 });
    await refused();
  };
  await expect(db.transaction(work, opening)).rejects.toThrow('refused');
  // Its work is told nothing before the opening has passed.
  expect(isTold).toBe(false);
  expect(await list(db)).toEqual([]);
});

it('stores nothing after one of several statements fails, and runs them all again', async () => {
  const change = (by: number) =>
    db.transaction(
      (tx) => together(add(tx, { n: by }), divide(tx, { by }), add(tx, { n: by + 10 })),
      (tx) => divide(tx, { by: 1 }).then(() => undefined),
    );
  await expect(change(0)).rejects.toMatchObject({ code: '22012' });
  expect(await list(db)).toEqual([]);
  // The statements that the server skipped were not prepared.
  expect((await change(2))[1]).toEqual({ n: 3 });
  expect(await list(db)).toEqual([2, 12]);
  await expect(change(2)).rejects.toMatchObject({ code: '23505' });
});
