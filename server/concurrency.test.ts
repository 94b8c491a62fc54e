import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noLimits } from './limits/limits';
import { FAIR, raceAdmins } from './testing/admin-races';
import { CAPS, raceCaps } from './testing/concurrency-caps';
import { concurrencyCases } from './testing/concurrency';
import { startSqlite, type TestServer } from './testing/subject';

describe('two hundred changes at once, on SQLite', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  it('succeed and leave every count equal to its rows', async () => {
    for (const { what, statuses, counted, rows } of await concurrencyCases(server)) {
      expect(
        statuses.every((status) => status < 300),
        what,
      ).toBe(true);
      expect(counted, what).toBe(rows);
    }
  });
});

it('two concurrent admins pay once, settle once, undo once and leave one of them in charge, on SQLite', async () => {
  const server = await startSqlite();
  expect(await raceAdmins(server)).toEqual(FAIR);
  await server.close();
});

it("forty concurrent requests stay within a member's limits, on SQLite", async () => {
  const server = await startSqlite({ limits: noLimits });
  expect(await raceCaps(server)).toEqual(CAPS);
  await server.close();
});
