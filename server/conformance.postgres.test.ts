import { conformance } from '@contract/conformance';
import { describe, expect, inject, it } from 'vitest';
import { collisions } from './testing/collide';
import { startPostgres } from './testing/subject';

conformance(() => startPostgres(inject('postgresUrl')), 'PostgreSQL');

describe('two hundred changes at once, on PostgreSQL', () => {
  it('all succeed and leave every count equal to its rows', async () => {
    const server = await startPostgres(inject('postgresUrl'));
    for (const { what, statuses, counted, rows } of await collisions(server)) {
      expect(
        statuses.every((status) => status < 300),
        what,
      ).toBe(true);
      expect(counted, what).toBe(rows);
    }
    await server.close();
  }, 30_000);
});
