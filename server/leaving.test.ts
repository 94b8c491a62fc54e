import { expect, it } from 'vitest';
import { createPasswords } from './auth/passwords';
import { noLimits } from './limits/limits';
import { leaveAmidst, NO_FLAWS } from './testing/concurrency-leaving';
import { startSqlite } from './testing/subject';

// Cheap password hashes let the deletions run in the middle of the other requests.
const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

it('members leave SQLite without a trace while everybody is busy around them', async () => {
  const server = await startSqlite({ limits: noLimits, passwords });
  const { statuses, ended, flaws } = await leaveAmidst(server);
  expect(flaws).toEqual(NO_FLAWS);
  expect(ended).toBe(3);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  await server.close();
}, 60_000);
