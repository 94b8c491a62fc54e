import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createMetrics } from './metrics';
import { ask } from './testing/http';
import { seedPostgres, type SeededPostgres } from './testing/postgres';
import { startPostgres } from './testing/subject';

const TOKEN = 'the-token-of-the-metrics';

let seeded: SeededPostgres;
beforeAll(async () => {
  seeded = await seedPostgres(inject('postgresUrl'));
});
afterAll(() => seeded.drop());

describe('the metrics on PostgreSQL', () => {
  it('show its planning times if it measures them, and its pool', async () => {
    const server = await startPostgres(seeded, { metrics: createMetrics(TOKEN) });
    const scrape = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      return (await ask(server, '/metrics', { headers })).text();
    };
    expect(await scrape()).not.toMatch(/^mulbit_database_(?:planning|execution)_seconds_total /m);

    // The extension itself needs a setting of the whole server.
    await server.db.knex.raw(`
      CREATE VIEW pg_stat_statements AS
      SELECT oid AS dbid, 1500.0::float8 AS total_plan_time, 500.0::float8 AS total_exec_time,
        2::bigint AS plans FROM pg_database`);
    const text = await scrape();
    expect(text).toContain('\nmulbit_database_planning_seconds_total 1.5\n');
    expect(text).toContain('\nmulbit_database_execution_seconds_total 0.5\n');
    expect(text).toContain('\nmulbit_database_connections_max 10\n');
    expect(text).toMatch(/^mulbit_database_connection_wait_seconds_count [1-9]/m);

    await server.db.knex.raw('DROP VIEW pg_stat_statements');
    await server.db.knex.raw('CREATE VIEW pg_stat_statements AS SELECT 1 AS other');
    const without = await scrape();
    expect(without).not.toMatch(/^mulbit_database_(?:planning|execution)_seconds_total /m);
    expect(without).toContain('mulbit_mails{state="waiting"} 0');
    await server.close();
  });
});
