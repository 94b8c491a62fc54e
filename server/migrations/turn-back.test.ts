import { expect, it } from 'vitest';
import { startSqlite } from '../testing/subject';
import { turnBack } from '../testing/turn-back';

it('the newest migrations run forward and back on a filled site, on SQLite', async () => {
  const server = await startSqlite();
  const [before, after] = await turnBack(server, 3);
  expect(after).toEqual(before);
  expect(before.published.length).toBeGreaterThan(10);
  expect([...before.found, before.suggested]).not.toContainEqual([]);
  await server.close();
});
