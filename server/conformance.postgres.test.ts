import { conformance } from '@contract/conformance';
import { describe, expect, inject, it } from 'vitest';
import { noLimits } from './http/limits';
import { collisions } from './testing/collide';
import { startPostgres } from './testing/subject';
import { sweepWhilePosting, usesLeft } from './testing/sweep';

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
  }, 60_000);
});

describe('the sweep of uploads, on PostgreSQL', () => {
  it('leaves what is used, also what posts begin to show meanwhile', async () => {
    const server = await startPostgres(inject('postgresUrl'), { limits: noLimits });
    expect(await usesLeft(server)).toEqual(['shown', 'worn', 'young']);
    const { statuses, lost } = await sweepWhilePosting(server);
    expect([201, 400]).toEqual(expect.arrayContaining(statuses));
    expect(lost).toBe(0);
    await server.close();
  }, 60_000);
});
