import { expect, it } from 'vitest';
import { noLimits } from './limits/limits';
import { deleteAccountsUnderLoad, NO_FLAWS } from './testing/concurrency-leaving';
import { resolveReportsUnderLoad } from './testing/concurrency-reports';
import { startSqlite } from './testing/subject';

it("members leave SQLite without a trace during others' busy work", async () => {
  const server = await startSqlite({ limits: noLimits });
  const { statuses, ended, flaws } = await deleteAccountsUnderLoad(server);
  expect(flaws).toEqual(NO_FLAWS);
  expect(ended).toBe(3);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  await server.close();
});

it('reports are settled on SQLite while authors and reporters leave', async () => {
  const server = await startSqlite({ limits: noLimits });
  const { statuses, ended, flaws } = await resolveReportsUnderLoad(server);
  expect(Object.entries(flaws).filter(([, count]) => count > 0)).toEqual([]);
  expect(ended).toBe(3);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  await server.close();
});
