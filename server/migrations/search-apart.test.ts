import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSqlite, type TestServer } from '../testing/subject';

let server: TestServer;
beforeAll(async () => {
  server = await startSqlite();
});
afterAll(() => server.close());

async function countOf(expression: string): Promise<number> {
  const sql = 'SELECT count(*) AS n FROM post_search WHERE post_search MATCH ?';
  const [row] = await server.db.knex.raw<{ n: number }[]>(sql, [expression]);
  return row?.n ?? 0;
}

it('the migration of the search index restores the earlier tokens on the way back', async () => {
  const { knex } = server.db;
  const across = '"강야"';
  expect(await countOf(across)).toBeGreaterThan(0);
  while (await knex.schema.hasTable('search_word')) await knex.migrate.down();
  expect(await countOf('"한강"')).toBeGreaterThan(0);
  expect(await countOf('"물"*')).toBeGreaterThan(0);
  expect(await countOf('"자취 취생"')).toBeGreaterThan(0);
  expect(await countOf(across)).toBe(0);
  // Categories and channels were not searched then.
  expect(await countOf('"as sm mr"')).toBe(0);
  await knex.migrate.latest();
  expect(await countOf(across)).toBeGreaterThan(0);
  expect(await countOf('"as sm mr"')).toBeGreaterThan(0);
});
