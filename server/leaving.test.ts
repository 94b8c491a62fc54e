import { expect, it } from 'vitest';
import { noLimits } from './limits/limits';
import { leaveAmidst, NO_FLAWS } from './testing/concurrency-leaving';
import { startSqlite } from './testing/subject';

it('members leave SQLite without a trace while everybody is busy around them', async () => {
  const server = await startSqlite({ limits: noLimits });
  const { statuses, ended, flaws } = await leaveAmidst(server);
  expect(flaws).toEqual(NO_FLAWS);
  expect(ended).toBe(3);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  await server.close();
}, 60_000);
